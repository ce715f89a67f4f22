import { readFile } from 'node:fs/promises';
import { AppError } from '../contract/errors.ts';

/** Reads a text file that the caller named; a missing one is their input to mend. */
export async function readSourceFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new AppError('invalid_arguments', 'unreadable input file', {
      detail: `The file ${path} cannot be read.`,
      cause,
    });
  }
}
