import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HereEnd } from '../../domain/media/media-end.ts';
import { compose } from '../../domain/media/music/compose.ts';
import { midiOf } from '../../domain/media/music/midi.ts';
import { moodOf } from '../../domain/media/music/moods.ts';
import { soundRate } from '../../domain/sound/sound-rate.ts';
import { runFluidsynth } from '../jail/run-ffmpeg.ts';
import { finishSound } from './finish-sound.ts';
import type { HereTools } from './here-tools.ts';

const musicLoudness = -18;

/** Music composed for the mood, tempo, seed and exact length, and played by FluidSynth on a free soundfont. */
export function playHere(tools: HereTools, soundfont: string): HereEnd['make'] {
  return async ({ prompt = '', mood = moodOf(prompt), tempo, seconds = 30, seed }, { signal, onProgress }) => {
    const piece = compose({ mood, tempo, seconds, seed });
    const folder = await mkdtemp(join(tools.folder, 'music-'));
    try {
      const [notes, played] = [join(folder, 'piece.mid'), join(folder, 'played.wav')];
      await writeFile(notes, midiOf(piece));
      const settings = [
        '-q',
        '-n',
        '-i',
        '-R',
        '1',
        '-C',
        '0',
        '-g',
        '0.7',
        '-r',
        String(soundRate),
        '-O',
        's16',
        '-F',
        played,
      ];
      await runFluidsynth([...settings, soundfont, notes], {
        ...{ tools: tools.tools, allowUnsandboxed: tools.allowUnsandboxed, signal },
        ...{ inputs: [soundfont], outputDir: folder, timeoutSeconds: 300 },
      });
      onProgress?.(0.7);
      const finish = { ...tools, signal, loudness: musicLoudness, channels: 2 as const, seconds };
      const content = await finishSound(await readFile(played), {
        ...finish,
        fadeSeconds: Math.min(0.8, piece.ring / 2),
      });
      const facts = { mood, tempo: Math.round(piece.tempo * 10) / 10, seconds, seed, notes: piece.notes.length };
      return { content, type: 'audio/wav', facts };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}
