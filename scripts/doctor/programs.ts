import { findTools } from '../../engine/jail/find-tools.ts';
import { findProgram } from '../embedded/find-program.ts';
import { askProgram, firstLine } from './ask-program.ts';
import type { Check } from './check.ts';

/** Filters and encoders that the checks of an exported file and the encoding stand on. */
const filters = ['ssim', 'blackdetect', 'freezedetect', 'ebur128', 'psnr', 'scale', 'colorspace'];
const encoders = ['libx264', 'aac'];
const install = (name: string) => `Install it: sudo apt-get install ${name}, or run "sh scripts/setup" as root.`;

export async function checkPrograms(): Promise<Check[]> {
  const { ffmpeg, ffprobe, bwrap, prlimit, browser, espeak, fluidsynth, soundfont } = await findTools();
  return [
    await program('browser (headless shell)', browser, ['--version'], install('chromium-headless-shell')),
    await program('ffmpeg', ffmpeg, ['-version'], install('ffmpeg')),
    await program('ffprobe', ffprobe, ['-version'], install('ffmpeg')),
    await parts('ffmpeg filters', ffmpeg, '-filters', filters),
    await parts('ffmpeg encoders', ffmpeg, '-encoders', encoders),
    await program('bubblewrap', bwrap, ['--version'], install('bubblewrap')),
    await program('prlimit', prlimit, ['--version'], install('util-linux')),
    await program('setpriv', findProgram('setpriv'), ['--version'], install('util-linux')),
    await program('espeak-ng (voiceover)', espeak, ['--version'], install('espeak-ng')),
    await program('fluidsynth (music)', fluidsynth, ['--version'], install('fluidsynth')),
    {
      name: 'soundfont (music)',
      ok: soundfont !== null,
      found: soundfont ?? 'not found',
      remedy: install('fluid-soundfont-gm'),
    },
    await program('Temporal CLI', findProgram('temporal'), ['--version'], 'Run "sh scripts/setup".'),
  ];
}

async function program(name: string, path: string | null | undefined, args: string[], remedy: string): Promise<Check> {
  if (!path) return { name, ok: false, found: 'not found', remedy };
  const said = await askProgram(path, ...args);
  return { name, ok: said !== undefined, found: firstLine(said ?? `${path} does not run`).slice(0, 70), remedy };
}

async function parts(name: string, ffmpeg: string | null, list: string, wanted: string[]): Promise<Check> {
  const said = ffmpeg ? ((await askProgram(ffmpeg, '-hide_banner', list)) ?? '') : '';
  const known = new Set(said.split('\n').map((line) => line.trim().split(/\s+/)[1]));
  const missing = wanted.filter((part) => !known.has(part));
  const found = missing.length === 0 ? wanted.join(', ') : `without ${missing.join(', ')}`;
  return { name, ok: missing.length === 0, found, remedy: install('ffmpeg') };
}
