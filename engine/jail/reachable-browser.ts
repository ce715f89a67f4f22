import { createHash } from 'node:crypto';
import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/**
 * Path of a browser that bubblewrap can bind. In its user namespace even root is held by the modes of folders that
 * belong to others, so a browser below a foreign folder of mode 0700 is copied, once, to where it can be read.
 */
export async function reachableByTheJail(browser: string): Promise<string> {
  const folder = dirname(browser);
  if (await isOpen(folder)) return browser;
  const { mtimeMs, size } = await stat(browser);
  const name = createHash('sha256').update(`${browser} ${mtimeMs} ${size}`).digest('hex').slice(0, 16);
  const copy = join(tmpdir(), `framewright-browser-${name}`);
  if (!(await exists(copy))) {
    const draft = await mkdtemp(`${copy}.`);
    await cp(folder, draft, { recursive: true });
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  return join(copy, basename(browser));
}

/** Whether every folder down to this one belongs to us or lets everybody pass. */
async function isOpen(folder: string): Promise<boolean> {
  const { uid, mode } = await stat(folder);
  const passes = uid === process.getuid?.() ? mode & 0o100 : mode & 0o001;
  if (!passes) return false;
  const parent = dirname(folder);
  return parent === folder || isOpen(parent);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
