import { readFileSync } from 'node:fs';

/** The first JSON line of a log whose `msg` is `message`. */
export function findLogLine(logFile: string, message: string): Record<string, unknown> | undefined {
  for (const line of readFileSync(logFile, 'utf8').split('\n')) {
    const entry = line.includes(message) ? parse(line) : undefined;
    if (entry?.msg === message) return entry;
  }
  return undefined;
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
