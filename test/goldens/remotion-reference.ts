import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '@remotion/bundler';
import { openBrowser, renderStill, selectComposition } from '@remotion/renderer';
import { kitModule } from '../../contract/kit.ts';
import type { StageTimeline } from '../../contract/stage.ts';
import { patienceMs } from '../patience.ts';

interface GoldenScene {
  code: string;
  track: number;
  startFrame: number;
  durationInFrames: number;
}

export interface GoldenFilm {
  size: Pick<StageTimeline, 'width' | 'height' | 'fps' | 'durationInFrames'>;
  scenes: readonly GoldenScene[];
  /** Stylesheets of fonts besides those of Manrope and JetBrains Mono; each takes the bundler a while. */
  fonts?: readonly string[];
  /** What the scenes name: PNG pictures. */
  assets?: Readonly<Record<string, GoldenPicture>>;
}

export interface GoldenPicture {
  width: number;
  height: number;
  bytes: Buffer;
}

type Reference = (frame: number) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const usualFonts = ['@fontsource-variable/manrope/index.css', '@fontsource-variable/jetbrains-mono/index.css'];

/**
 * The same scenes in one composition, and each frame of it as Remotion's own renderer shows it, while `work` asks. Our
 * own code, so no jail.
 */
export async function withReference<Result>(
  film: GoldenFilm,
  theme: StageTimeline['theme'],
  browserExecutable: string,
  work: (still: Reference) => Promise<Result>,
): Promise<Result> {
  const { scenes } = film;
  const folder = await mkdtemp(join(tmpdir(), 'framewright-golden-'));
  const shell = { browserExecutable, chromeMode: 'headless-shell' as const, logLevel: 'error' as const };
  const puppeteerInstance = await openBrowser('chrome', shell);
  try {
    await Promise.all(scenes.map(({ code }, index) => writeFile(join(folder, `scene-${index}.tsx`), code)));
    await writeFile(join(folder, 'index.tsx'), entry(film, theme));
    const modules = dirname(dirname(require.resolve('remotion/package.json')));
    const serveUrl = await bundle({
      entryPoint: join(folder, 'index.tsx'),
      rootDir: folder,
      outDir: join(folder, 'out'),
      enableCaching: false,
      webpackOverride: (config) => ({
        ...config,
        resolve: { ...config.resolve, modules: [modules], alias: { [kitModule]: pathOf('../../stage/kit/index.ts') } },
      }),
    });
    const common = { ...shell, serveUrl, puppeteerInstance, timeoutInMilliseconds: patienceMs };
    const composition = await selectComposition({ ...common, id: 'golden' });
    return await work(async (frame) => {
      const output = join(folder, `${frame}.png`);
      await renderStill({ ...common, composition, frame, output, imageFormat: 'png' });
      return readFile(output);
    });
  } finally {
    await puppeteerInstance.close({ silent: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/** As the stage shows a film: the theme's ground behind, each scene in a layer of its own, the kit told of theme and size. */
function entry({ scenes, size, fonts = [], assets = {} }: GoldenFilm, theme: StageTimeline['theme']): string {
  const order = scenes.map((scene, index) => ({ ...scene, index })).sort((one, other) => one.track - other.track);
  const sheets = [...new Set([...usualFonts, ...fonts])].map(
    (path) => `import ${JSON.stringify(require.resolve(path))};`,
  );
  return `
${sheets.join('\n')}
import { AbsoluteFill, Composition, Sequence, continueRender, delayRender, registerRoot } from 'remotion';
import { FilmProvider } from ${JSON.stringify(pathOf('../../stage/kit/film.tsx'))};
import { setAssets } from ${JSON.stringify(pathOf('../../stage/kit/asset.ts'))};
${scenes.map((_, index) => `import Scene${index} from './scene-${index}.tsx';`).join('\n')}
const handle = delayRender('fonts');
Promise.all(['750 92px "Manrope Variable"', '400 40px "JetBrains Mono Variable"'].map((font) => document.fonts.load(font))).then(() => continueRender(handle));
const theme = ${JSON.stringify(theme)};
setAssets(${JSON.stringify(Object.fromEntries(Object.entries(assets).map(named)))});
const Film = () => <AbsoluteFill style={{ background: theme.colours.ground }}>${order
    .map(
      ({ index, startFrame, durationInFrames }) =>
        `<Sequence from={${startFrame}} durationInFrames={${durationInFrames}} layout="none"><div style={{ position: 'absolute', inset: 0, isolation: 'isolate' }}><FilmProvider theme={theme} width={${size.width}} height={${size.height}}><Scene${index} /></FilmProvider></div></Sequence>`,
    )
    .join('')}</AbsoluteFill>;
registerRoot(() => <Composition id="golden" component={Film} {...${JSON.stringify(size)}} />);
`;
}

function named([name, { bytes, ...size }]: [string, GoldenPicture]) {
  return [name, { ...size, path: `data:image/png;base64,${bytes.toString('base64')}` }];
}
