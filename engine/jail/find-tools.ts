import { access, constants, readdir, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { reachableByTheJail } from './reachable-browser.ts';

/** Absolute paths of the programs that the engine starts; `null` where the machine has none. */
export interface Tools {
  bwrap: string | null;
  prlimit: string | null;
  ffmpeg: string | null;
  ffprobe: string | null;
  browser: string | null;
  /** Speaks and plays; `soundfont` is the file of instruments that the player plays on. */
  espeak: string | null;
  fluidsynth: string | null;
  soundfont: string | null;
}

const standardPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const browserNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Looks the programs up in `searchPath` (a PATH); the browser also among those that Remotion downloads. */
export async function findTools(searchPath: string = standardPath): Promise<Tools> {
  const [bwrap, prlimit, ffmpeg, ffprobe, espeak, fluidsynth] = await Promise.all(
    ['bwrap', 'prlimit', 'ffmpeg', 'ffprobe', 'espeak-ng', 'fluidsynth'].map((name) => findProgram(name, searchPath)),
  );
  const [browser, soundfont] = await Promise.all([findBrowser(searchPath), findSoundfont()]);
  return { bwrap, prlimit, ffmpeg, ffprobe, espeak, fluidsynth, browser, soundfont } as Tools;
}

/** Debian's free soundfonts, the fuller one first. */
async function findSoundfont(): Promise<string | null> {
  for (const name of ['FluidR3_GM.sf2', 'TimGM6mb.sf2']) {
    const path = join('/usr/share/sounds/sf2', name);
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return null;
}

async function findProgram(name: string, searchPath: string): Promise<string | null> {
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    const candidate = join(folder, name);
    if (await isExecutable(candidate)) return realpath(candidate);
  }
  return null;
}

async function findBrowser(searchPath: string): Promise<string | null> {
  for (const name of browserNames) {
    const found = await findProgram(name, searchPath);
    if (found !== null) return behindWrapper(found, name);
  }
  return findDownloadedBrowser();
}

/** Debian's /usr/bin entry is a shell script; the program itself lies in its own folder and needs no shell in the jail. */
async function behindWrapper(found: string, name: string): Promise<string> {
  const candidates = [`/usr/lib/chromium/${name}`, `/usr/lib64/chromium-browser/${name}`];
  if (!found.startsWith('/usr/bin/')) return found;
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate;
  return found;
}

/** Remotion puts its download below the `node_modules` that holds it. */
async function findDownloadedBrowser(): Promise<string | null> {
  const renderer = createRequire(import.meta.url).resolve('@remotion/renderer/package.json');
  const root = join(dirname(renderer), '..', '..', '.remotion');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const file = entries.find((entry) => entry.isFile() && /^(chrome-)?headless[-_]shell$/.test(entry.name));
  return file ? reachableByTheJail(join(file.parentPath, file.name)) : null;
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
