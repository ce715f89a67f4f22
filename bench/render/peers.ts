import { execFile } from 'node:child_process';
import { access, copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchFilm } from './bench-film.ts';
import { launchFolder } from './bench-film.ts';

const folder = fileURLToPath(new URL('../peers/', import.meta.url));
const work = join(folder, 'out');
const longestMs = 10 * 60_000;

export interface PeerTime {
  seconds: number;
  file: string;
}

/** Installs the pinned peers below `bench/peers` when they are missing. */
export async function installPeers(onStep: (line: string) => void): Promise<void> {
  await mkdir(work, { recursive: true });
  const isThere = await access(join(folder, 'node_modules/.package-lock.json')).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  onStep('installing the peers below bench/peers');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
}

/** `remotion render` of the same scenes, bundling included, on as many tabs as there are cores. */
export async function remotionRender(film: BenchFilm, browser: string, cores: number): Promise<PeerTime> {
  const project = join(work, 'remotion');
  await rm(project, { recursive: true, force: true });
  await cp(launchFolder, join(project, 'scenes'), { recursive: true });
  await writeFile(join(project, 'index.tsx'), remotionEntry(film));
  const file = join(project, 'out.mp4');
  const options = [
    `--concurrency=${cores}`,
    `--browser-executable=${browser}`,
    '--chrome-mode=headless-shell',
    '--log=error',
  ];
  const bin = join(folder, 'node_modules/.bin/remotion');
  const seconds = await run(
    process.execPath,
    [bin, 'render', 'out/remotion/index.tsx', 'Film', file, ...options],
    folder,
  );
  return { seconds, file };
}

/** `hyperframes render` and `check` of the same film in its own language. */
export async function hyperframes(command: 'render' | 'check', browser: string, cores: number): Promise<PeerTime> {
  const project = join(work, 'hyperframes');
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  await copyFile(join(folder, 'hyperframes/index.html'), join(project, 'index.html'));
  await copyFile(join(folder, 'node_modules/gsap/dist/gsap.min.js'), join(project, 'gsap.min.js'));
  await bringFont(project);
  const file = join(project, 'out.mp4');
  const options = command === 'render' ? ['-o', file, '-w', String(cores)] : [];
  const bin = join(folder, 'node_modules/.bin/hyperframes');
  const seconds = await run(process.execPath, [bin, command, project, ...options], project, {
    HYPERFRAMES_BROWSER_PATH: browser,
    PRODUCER_HEADLESS_SHELL_PATH: browser,
    PUPPETEER_EXECUTABLE_PATH: browser,
    HYPERFRAMES_NO_TELEMETRY: '1',
    HYPERFRAMES_NO_UPDATE_CHECK: '1',
    HYPERFRAMES_NO_AUTO_INSTALL: '1',
    DO_NOT_TRACK: '1',
  });
  return { seconds, file };
}

async function bringFont(project: string): Promise<void> {
  const font = join(folder, 'node_modules/@fontsource-variable/manrope');
  await cp(join(font, 'files'), join(project, 'files'), { recursive: true });
  await writeFile(join(project, 'manrope.css'), await readFile(join(font, 'index.css')));
}

/** Seconds that a command took. One that fails is an error with the end of what it said. */
function run(command: string, args: string[], cwd: string, more: Record<string, string> = {}): Promise<number> {
  const start = performance.now();
  const env = {
    PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: work,
    LANG: 'C.UTF-8',
    ...more,
  };
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env, timeout: longestMs, maxBuffer: 1 << 26 }, (error, out, err) => {
      const seconds = (performance.now() - start) / 1000;
      // `check` ends with 1 when it finds something, which it was asked to do.
      if (error && !args.includes('check')) reject(new Error(`${args[0]}: ${`${out}${err}`.slice(-2000)}`));
      else resolve(seconds);
    });
  });
}

function remotionEntry(film: BenchFilm): string {
  const { scenes, ...size } = film;
  const names = ['backdrop', 'dots', 'hero', 'caption-a', 'caption-b'];
  const places = scenes
    .map(({ startFrame, durationInFrames }, index) => {
      return `<Sequence from={${startFrame}} durationInFrames={${durationInFrames}}><Scene${index} /></Sequence>`;
    })
    .join('');
  return `import '@fontsource-variable/manrope/index.css';
import { AbsoluteFill, Composition, Sequence, continueRender, delayRender, registerRoot } from 'remotion';
${names.map((name, index) => `import Scene${index} from './scenes/${name}';`).join('\n')}
const handle = delayRender('fonts');
document.fonts.load('800 140px "Manrope Variable"').then(() => continueRender(handle));
const Film = () => <AbsoluteFill>${places}</AbsoluteFill>;
registerRoot(() => <Composition id="Film" component={Film} {...${JSON.stringify(size)}} />);
`;
}
