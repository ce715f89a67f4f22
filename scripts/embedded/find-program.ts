import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { readHost } from '../../config/host.ts';

/** Path of the first of `names` that the search path or set-up's cache holds, or undefined. */
export function findProgram(...names: string[]): string | undefined {
  const { searchPath, programCache } = readHost();
  const candidates = names.flatMap((name) => [...searchPath, programCache].map((folder) => join(folder, name)));
  return candidates.find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
