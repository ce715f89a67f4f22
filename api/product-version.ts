import { readFileSync } from 'node:fs';

let version: string | undefined;

/** The version that package.json names. */
export function productVersion(): string {
  version ??= String(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
  return version;
}
