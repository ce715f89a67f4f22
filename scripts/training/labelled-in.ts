import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the text files of a folder hold, file by file in the order of their names. */
export const labelledIn = <Labelled>(folder: string, parse: (source: string, file: string) => Labelled[]): Labelled[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8'), file));
