import { randomUUID } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neutralTheme } from '../../domain/directing/neutral-theme.ts';
import { compileScene } from '../compile/compile-scene.ts';
import { type FfmpegOptions, runFfmpeg } from '../jail/run-ffmpeg.ts';
import type { BrowserOptions } from './browser.ts';
import { openStage } from './open-stage.ts';
import { prying } from './prying-scene.ts';
import type { StageBundle } from './stage-bundle.ts';

export type WallCheck = { ok: true } | { ok: false; reason: string; remedy: string };

const remedy =
  'No scene may run here. See that bubblewrap makes namespaces of its own on this machine (unshare-net, unshare-pid) and that nothing wraps or replaces it.';

/** Names that a jailed program may find in its environment. */
const knownNames = new Set(['PATH', 'HOME', 'TZ', 'LANG', 'LC_ALL', 'PWD', 'SHLVL', '_', 'GLIBC_TUNABLES']);
/** Of the list in `GLIBC_TUNABLES`, whose separators glibc takes away. */
const tunable = /^glibc\.malloc\.\w+$/u;

/**
 * Shows a scene that tries to reach a service and a file of this machine, and has a jailed ffmpeg try the same and read
 * its environment. One canary that answers is enough to refuse.
 */
export async function checkWalls(bundle: StageBundle, browser: BrowserOptions): Promise<WallCheck> {
  await using canaries = await openCanaries();
  const options = { ...browser, timeoutSeconds: 20 };
  const [said, file, environment] = await Promise.all([
    sceneSays(bundle, browser, canaries),
    attempt([...asBytes, '-i', canaries.file], options),
    attempt([...asBytes, '-i', '/proc/self/environ'], options),
    attempt(['-i', `tcp://127.0.0.1:${canaries.port}?timeout=1000000`], options),
    attempt(['-i', `tcp://localhost:${canaries.port}?timeout=1000000`], options),
  ]);
  const names = environment
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.split('=')[0] ?? '');
  const leaked = names.filter((name) => !knownNames.has(name) && !tunable.test(name));
  const broken = [
    ...(canaries.hits() > 0 ? ['a service of this machine was reached from within'] : []),
    ...(said.includes(canaries.word) || file.includes(canaries.word)
      ? ['a file of this machine was read from within']
      : []),
    ...(leaked.length > 0 ? [`the environment holds ${leaked.join(', ')}`] : []),
  ];
  return broken.length === 0 ? { ok: true } : { ok: false, reason: `The jail leaks: ${broken.join('; ')}.`, remedy };
}

/** Any file's bytes, whatever they are, as ffmpeg passes them on. */
const asBytes = ['-f', 'data'];

async function attempt(input: string[], options: FfmpegOptions): Promise<string> {
  const output = ['-map', '0', '-c', 'copy', '-f', 'data', 'pipe:1'];
  const { stdout } = await runFfmpeg([...input, ...output], options).catch(() => ({ stdout: Buffer.alloc(0) }));
  return stdout.toString('latin1');
}

/** What the prying scene managed to write on the page. */
async function sceneSays(bundle: StageBundle, browser: BrowserOptions, { port, file }: Canaries): Promise<string> {
  const module = '/scenes/s0.js';
  const { js } = await compileScene(prying(port, file));
  const scene = { key: 's0', module, track: 0, startFrame: 0, durationInFrames: 2 };
  const timeline = { width: 320, height: 180, fps: 30, durationInFrames: 2, theme: neutralTheme, scenes: [scene] };
  await using stage = await openStage({ ...browser, bundle, timeline, modules: { [module]: js } });
  await stage.capture(0, { format: 'jpeg' });
  return JSON.stringify((await stage.measure(0)).texts);
}

interface Canaries extends AsyncDisposable {
  port: number;
  file: string;
  word: string;
  hits(): number;
}

/** A service for TCP and UDP on the loopback, and a file that everybody may read. */
async function openCanaries(): Promise<Canaries> {
  let hits = 0;
  const word = `canary-${randomUUID()}`;
  const folder = await mkdtemp(join(tmpdir(), 'framewright-canary-'));
  const file = join(folder, 'canary.txt');
  await writeFile(file, word);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    hits += 1;
    sockets.add(socket.on('error', () => undefined));
    socket.end(`HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: ${word.length}\r\n\r\n${word}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4').on('message', () => {
    hits += 1;
  });
  await new Promise<void>((resolve) => datagrams.bind(port, '127.0.0.1', resolve));
  return {
    ...{ port, file, word, hits: () => hits },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      datagrams.close();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
