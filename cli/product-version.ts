import { readFileSync } from 'node:fs';

/** The version of the package that this runs from: the checkout's, or that of the packed command line. */
export function productVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}
