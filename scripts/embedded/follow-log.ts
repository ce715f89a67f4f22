import { open } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const everyMs = 500;

/** Tells each new JSON line of a log whose `msg` is `message`, until it is disposed of. A log that starts anew is read anew. */
export function followLog(
  logFile: string,
  message: string,
  tell: (entry: Record<string, unknown>) => void,
): AsyncDisposable {
  const stop = new AbortController();
  const done = follow(logFile, stop.signal, (line) => {
    const entry = line.includes(message) ? parse(line) : null;
    if (entry?.msg === message) tell(entry);
  });
  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await done;
    },
  };
}

async function follow(logFile: string, signal: AbortSignal, onLine: (line: string) => void): Promise<void> {
  let last = { file: 0, place: 0, rest: '' };
  while (!signal.aborted) {
    const read = await readOn(logFile, last).catch(() => null);
    if (read) {
      const lines = read.text.split('\n');
      last = { file: read.file, place: read.place, rest: lines.pop() ?? '' };
      lines.forEach(onLine);
    }
    await delay(everyMs, undefined, { signal }).catch(() => {});
  }
}

/** What was written since; from its beginning where another file has the name now. */
async function readOn(path: string, last: { file: number; place: number; rest: string }) {
  await using handle = await open(path);
  const { ino: file, size } = await handle.stat();
  const from = file === last.file ? last.place : 0;
  const length = Math.max(0, size - from);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, from);
  const text = (from === 0 ? '' : last.rest) + buffer.toString('utf8', 0, bytesRead);
  return { file, place: from + bytesRead, text };
}

function parse(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
