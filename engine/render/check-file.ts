import { stat } from 'node:fs/promises';
import { AppError } from '../../contract/errors.ts';
import type { Loudness } from '../../domain/media/asset-facts.ts';
import { formatFacts } from '../../domain/render/codecs.ts';
import { highestPeak, loudnessTarget } from '../../domain/sound/mix-levels.ts';
import { checkPictures } from './check-pictures.ts';
import { type FileCheck, type FileCheckRow, type FileExpectation, row } from './file-check.ts';
import { hear } from './hear.ts';
import { lookInto } from './look-into-file.ts';
import { isMoovFirst } from './moov-first.ts';
import { type FileFacts, probeFile } from './probe-file.ts';

/** Proves that a finished file is what was ordered. A file that fails is no exception: its rows say what is wrong. */
export async function checkFile(path: string, expected: FileExpectation): Promise<FileCheck> {
  const { size: bytes } = await stat(path);
  const { frames, settings } = expected;
  try {
    const rows = settings.format === 'png' ? await checkPictures(path, expected) : await checkStreams(path, expected);
    return { passed: rows.every(({ passed }) => passed), rows, bytes, seconds: frames / settings.fps };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { passed: false, seconds: 0, bytes, rows: [row('readable', 'no', 'yes', false)] };
  }
}

async function checkStreams(path: string, expected: FileExpectation): Promise<FileCheckRow[]> {
  const { ending } = formatFacts[expected.settings.format];
  const hasIndex = ending === 'mp4' || ending === 'mov';
  const listens = expected.hasSound ? hear(path, expected) : null;
  const looks = [probeFile(path, expected), isMoovFirst(path), lookInto(path, expected), listens] as const;
  await Promise.allSettled(looks);
  const [facts, moovFirst, seen, heard] = await Promise.all(looks);
  const index = hasIndex ? [row('index first', ...yes(moovFirst))] : [];
  return [...factRows(facts, expected), ...index, ...seen, ...(heard ? soundRows(heard) : [])];
}

function factRows(facts: FileFacts, { frames, settings }: FileExpectation): FileCheckRow[] {
  const { format, width, height, fps } = settings;
  const { codec, pixels } = formatFacts[format];
  const seconds = frames / fps;
  const exactly = (name: string, measured: string | number, bound: string | number) =>
    row(name, String(measured), String(bound), measured === bound);
  // A GIF counts in hundredths of a second, a WebM in thousandths, and its last frame has no length of its own.
  const inexact = { gif: 0.02 + 1 / fps, webm: 0.002 + 1 / fps, mp4: 0.001, prores: 0.001, png: 0 }[format];
  return [
    exactly('frames', facts.frames, frames),
    row('seconds', facts.seconds.toFixed(3), seconds.toFixed(3), Math.abs(facts.seconds - seconds) < inexact),
    exactly('size', `${facts.width}x${facts.height}`, `${width}x${height}`),
    ...(format === 'gif' ? [] : [exactly('fps', facts.fps, fps)]),
    exactly('codec', facts.codec, codec),
    row('pixels', facts.pixelFormat, pixels, facts.pixelFormat.startsWith(pixels)),
    ...(format === 'gif' ? [] : [exactly('colours', facts.colourSpace, 'bt709')]),
  ];
}

function yes(passed: boolean): [string, string, boolean] {
  return [passed ? 'yes' : 'no', 'yes', passed];
}

/**
 * Within 1 LU of the target. A film with only a click here and there has no loudness, or less than that at the highest
 * peak that may be: louder it cannot be.
 */
function soundRows({ loudness, truePeak }: Loudness): FileCheckRow[] {
  const isFull = truePeak !== null && truePeak >= highestPeak - 0.5;
  const isAsLoud =
    loudness === null || Math.abs(loudness - loudnessTarget) <= 1 || (loudness < loudnessTarget && isFull);
  return [
    row(
      'loudness',
      loudness === null ? 'too little to measure' : `${loudness} LUFS`,
      `${loudnessTarget} ± 1 LUFS`,
      isAsLoud,
    ),
    row(
      'true peak',
      truePeak === null ? 'silence' : `${truePeak} dBTP`,
      '≤ -1 dBTP',
      truePeak === null || truePeak <= -1,
    ),
  ];
}
