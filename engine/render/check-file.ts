import { stat } from 'node:fs/promises';
import { AppError } from '../../contract/errors.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { toVideoColours } from './colour-filter.ts';
import { isMoovFirst } from './moov-first.ts';
import { type FileFacts, probeFile } from './probe-file.ts';

export interface FileExpectation {
  frames: number;
  width: number;
  height: number;
  fps: number;
  /** Captured stills to compare the file's frames with, all JPEG or all PNG. */
  stills?: readonly { frame: number; picture: Uint8Array }[];
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

export interface FileCheckRow {
  name: string;
  measured: string;
  bound: string;
  passed: boolean;
}

/** Seconds from the start of the file. */
export interface Stretch {
  from: number;
  to: number;
}

export interface FileCheck {
  passed: boolean;
  rows: FileCheckRow[];
  bytes: number;
  seconds: number;
  /** Half a second and longer; whether the stage had them too is the caller's to compare. */
  black: Stretch[];
  frozen: Stretch[];
}

const leastSsim = 0.95;

/** Proves that a finished file is what was ordered. A file that fails is no exception: its rows say what is wrong. */
export async function checkFile(path: string, expected: FileExpectation): Promise<FileCheck> {
  const { size: bytes } = await stat(path);
  const facts = await probeFile(path, expected).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (!facts) return { ...emptyCheck, bytes, rows: [row('readable', 'no', 'yes', false)] };
  const decoded = await decodeWhole(path, expected);
  const rows = [...factRows(facts, expected), row('index first', ...yes(await isMoovFirst(path))), ...decoded.rows];
  const { black, frozen } = decoded;
  return { passed: rows.every(({ passed }) => passed), rows, bytes, seconds: facts.seconds, black, frozen };
}

const emptyCheck = { passed: false, seconds: 0, black: [], frozen: [] };

function factRows(facts: FileFacts, { frames, width, height, fps }: FileExpectation): FileCheckRow[] {
  const seconds = frames / fps;
  const exactly = (name: string, measured: string | number, bound: string | number) =>
    row(name, String(measured), String(bound), measured === bound);
  return [
    exactly('frames', facts.frames, frames),
    row('seconds', facts.seconds.toFixed(3), seconds.toFixed(3), Math.abs(facts.seconds - seconds) < 0.001),
    exactly('size', `${facts.width}x${facts.height}`, `${width - (width % 2)}x${height - (height % 2)}`),
    exactly('fps', facts.fps, fps),
    exactly('codec', facts.codec, 'h264'),
    exactly('pixels', facts.pixelFormat, 'yuv420p'),
    exactly('colours', facts.colourSpace, 'bt709'),
  ];
}

/** One pass over all frames: decodes to the end, finds black and frozen stretches, compares frames with stills. */
async function decodeWhole(path: string, { frames, stills = [], signal, allowUnsandboxed }: FileExpectation) {
  const ordered = [...stills].sort((a, b) => a.frame - b.frame);
  const { args, stdin } = decodeArguments(path, ordered);
  try {
    const { stdout, stderr } = await runFfmpeg(args, { inputs: [path], stdin, signal, allowUnsandboxed });
    const count = Number(/frame=\s*(\d+)(?![\s\S]*frame=)/u.exec(stderr)?.[1] ?? 0);
    const ssims = [...stdout.toString().matchAll(/All:([\d.]+)/gu)].map(([, value]) => Number(value));
    return {
      black: stretches(stderr, 'black_start', 'black_end'),
      frozen: stretches(stderr, 'freeze_start', 'freeze_end'),
      rows: [
        row('decodes', `${count} frames`, `${frames} frames`, count === frames),
        ...ordered.map(({ frame }, index) => ssimRow(frame, ssims[index])),
      ],
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { black: [], frozen: [], rows: [row('decodes', 'no', `${frames} frames`, false)] };
  }
}

function decodeArguments(path: string, stills: readonly { frame: number; picture: Uint8Array }[]) {
  const look = 'blackdetect=d=0.5:pic_th=0.98,freezedetect=n=0.0003:d=0.5';
  const whole = ['-xerror', '-i', path];
  if (stills.length === 0) return { args: [...whole, '-vf', look, '-f', 'null', '-'], stdin: undefined };
  const kind = stills[0]?.picture[0] === 0xff ? 'jpeg' : 'png';
  const picked = stills.map(({ frame }) => `eq(n\\,${frame})`).join('+');
  const graph = [
    `[0:v]split=2[all][some];[all]${look}[seen];[some]select=${picked},setpts=N/TB[file]`,
    // The file has even sides; a still may have one row or column more.
    `[1:v]${toVideoColours(kind)},crop=trunc(iw/2)*2:trunc(ih/2)*2:0:0,setpts=N/TB[still]`,
    '[file][still]ssim=stats_file=-[alike]',
  ].join(';');
  const input = ['-f', 'image2pipe', '-c:v', kind === 'jpeg' ? 'mjpeg' : 'png', '-i', 'pipe:0'];
  // The log counts the frames of the first output.
  const outputs = ['-map', '[seen]', '-f', 'null', '-', '-map', '[alike]', '-f', 'null', '-'];
  return {
    args: [...whole, ...input, '-filter_complex', graph, ...outputs],
    stdin: stills.map(({ picture }) => picture),
  };
}

function ssimRow(frame: number, ssim: number | undefined): FileCheckRow {
  const name = `frame ${frame} like its still`;
  return row(name, ssim?.toFixed(4) ?? 'not compared', `SSIM ≥ ${leastSsim}`, ssim !== undefined && ssim >= leastSsim);
}

function stretches(log: string, start: string, end: string): Stretch[] {
  const values = (name: string) =>
    [...log.matchAll(new RegExp(`${name}:\\s*([\\d.]+)`, 'gu'))].map(([, value]) => Number(value));
  const ends = values(end);
  // A stretch that lasts to the end of the file has no end in the log.
  return values(start).map((from, index) => ({ from, to: ends[index] ?? Number.POSITIVE_INFINITY }));
}

function row(name: string, measured: string, bound: string, passed: boolean): FileCheckRow {
  return { name, measured, bound, passed };
}

function yes(passed: boolean): [string, string, boolean] {
  return [passed ? 'yes' : 'no', 'yes', passed];
}
