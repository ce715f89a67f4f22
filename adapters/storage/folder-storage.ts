import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { AppError } from '../../contract/errors.ts';
import { type Content, checkKey, type Storage } from './storage.ts';

/** Objects as files below `folder`, which is made when it is missing. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // A reader sees the old object or the new one, never half of one, whenever the process dies.
      const temporary = `${path}.${randomUUID()}.tmp`;
      try {
        await writeContent(temporary, content);
        await rename(temporary, path);
      } catch (error) {
        throw isFull(error)
          ? new AppError('unavailable', 'object storage is full', { retryAfter: 10, cause: error })
          : error;
      } finally {
        await rm(temporary, { force: true });
      }
      return { bytes: (await stat(path)).size };
    },
    async get(key, range) {
      const handle = await open(pathOf(key)).catch(missing);
      if (!handle) return null;
      return handle.createReadStream(range ? { start: range.first, end: range.last } : {});
    },
    async head(key) {
      const facts = await stat(pathOf(key)).catch(missing);
      return facts ? { bytes: facts.size } : null;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list(below) {
      const entries = await readdir(pathOf(below), { recursive: true, withFileTypes: true }).catch(missing);
      for (const entry of entries ?? []) {
        const path = join(entry.parentPath, entry.name);
        // One that went away meanwhile, or is still being written, is no object.
        const facts = entry.isFile() && !entry.name.endsWith('.tmp') && (await stat(path).catch(missing));
        if (!facts) continue;
        yield { key: relative(folder, path).split(sep).join('/'), bytes: facts.size, modifiedAt: facts.mtime };
      }
    },
    async removeAll(below) {
      await rm(pathOf(below), { recursive: true, force: true });
    },
  };
}

async function writeContent(path: string, content: Content): Promise<void> {
  if (Buffer.isBuffer(content)) await writeFile(path, content, { mode: 0o600, flush: true });
  else await copyFile(content.file, path);
}

/** No room on the device, over a quota, or over a limit on the size of files. */
function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '');
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
