import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../contract/errors.ts';
import { findTools, type Tools } from './find-tools.ts';
import { type JailKind, jailedCommand } from './jailed-command.ts';
import { type JailedProcess, startJailed } from './jailed-process.ts';

export interface FfmpegOptions {
  /** Files or folders the run may read, seen at the same absolute path as outside. */
  inputs?: string[];
  /** The one folder it may write, seen at the same absolute path as outside. */
  outputDir?: string;
  /** Fed to the program's stdin; waits when the program is slower. */
  stdin?: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Hears what the program writes on stdout as it comes; then the result's `stdout` is empty. */
  onStdout?: (part: Buffer) => void;
  signal?: AbortSignal;
  /** Wall clock of the whole run; the tree is killed after it. Half an hour when not given. */
  timeoutSeconds?: number;
  tools?: Tools;
  allowUnsandboxed?: boolean;
}

export interface FfmpegResult {
  stdout: Buffer;
  /** Last 64 KiB of stderr, where ffmpeg's filters report. */
  stderr: string;
}

const longestSeconds = 30 * 60;
const stdoutLimit = 256 * 1024 * 1024;

/** Runs ffmpeg in the jail; rejects with `internal` when it fails, `unavailable` when the disk is full, and with the signal's reason when aborted. */
export function runFfmpeg(args: string[], options: FfmpegOptions = {}): Promise<FfmpegResult> {
  return run('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...args], options);
}

/** Speaks what comes on stdin, or where `args` say; rejects as `runFfmpeg` does. */
export function runEspeak(args: string[], options: FfmpegOptions): Promise<FfmpegResult> {
  return run('espeak', args, options);
}

/** Plays a file of notes into a file of sound; rejects as `runFfmpeg` does. */
export function runFluidsynth(args: string[], options: FfmpegOptions): Promise<FfmpegResult> {
  return run('fluidsynth', args, options);
}

/** Runs ffprobe in the jail. */
export function runFfprobe(args: string[], options: FfmpegOptions = {}): Promise<FfmpegResult> {
  return run('ffprobe', ['-hide_banner', ...args], options);
}

async function run(kind: JailKind, args: string[], options: FfmpegOptions): Promise<FfmpegResult> {
  options.signal?.throwIfAborted();
  const command = jailedCommand(kind, {
    tools: options.tools ?? (await findTools()),
    readable: options.inputs ?? [],
    writable: options.outputDir ? [options.outputDir] : [],
    allowUnsandboxed: options.allowUnsandboxed,
  });
  await using process = startJailed(command, args, [options.stdin ? 'pipe' : 'ignore', 'pipe', 'pipe']);
  const limit = AbortSignal.timeout((options.timeoutSeconds ?? longestSeconds) * 1000);
  const stop = AbortSignal.any([...(options.signal ? [options.signal] : []), limit]);
  const onStop = () => void process.end();
  stop.addEventListener('abort', onStop, { once: true });
  try {
    const [stdout, code] = await Promise.all([
      readAll(process, options.onStdout),
      process.exited,
      feed(process, options.stdin),
    ]);
    stop.throwIfAborted();
    if (code !== 0) throw failureOf(kind, code, process.stderr());
    return { stdout, stderr: process.stderr() };
  } finally {
    stop.removeEventListener('abort', onStop);
  }
}

/** What the program says of a disk without room is the worker's trouble, and passes. */
function failureOf(kind: JailKind, code: number | null, said: string): AppError {
  const message = `${kind} ended with ${code}: ${said.slice(-2000)}`;
  if (/No space left on device|Disk quota exceeded|File too large/u.test(said)) {
    return new AppError('unavailable', message, { detail: 'The worker has no room left on its disk.', retryAfter: 10 });
  }
  return new AppError('internal', message);
}

async function readAll(process: JailedProcess, onPart?: (part: Buffer) => void): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of process.child.stdout ?? []) {
    if (onPart) {
      onPart(part);
      continue;
    }
    size += part.length;
    if (size > stdoutLimit) await process.end();
    else parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A program that ends early closes its stdin; its exit code tells why, not the broken pipe. An error of the source counts. */
async function feed(process: JailedProcess, source: FfmpegOptions['stdin']): Promise<void> {
  if (!source || !process.child.stdin) return;
  try {
    await pipeline(Readable.from(source, { objectMode: false }), process.child.stdin);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') return;
    await process.end();
    throw error;
  }
}
