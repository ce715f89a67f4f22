import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundle } from '@remotion/bundler';
import { renderStill, selectComposition } from '@remotion/renderer';
import { goldenScenes, goldenSize } from './golden-scenes.ts';

const require = createRequire(import.meta.url);
const fonts = ['@fontsource-variable/manrope/index.css', '@fontsource-variable/jetbrains-mono/index.css'];

/** The same scenes in one composition, as Remotion's own renderer shows them. Our own code, so no jail. */
export async function remotionStills(frames: number[], browserExecutable: string): Promise<Map<number, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-golden-'));
  try {
    await Promise.all(goldenScenes.map(({ code }, index) => writeFile(join(folder, `scene-${index}.tsx`), code)));
    await writeFile(join(folder, 'index.tsx'), entry());
    const modules = dirname(dirname(require.resolve('remotion/package.json')));
    const serveUrl = await bundle({
      entryPoint: join(folder, 'index.tsx'),
      rootDir: folder,
      outDir: join(folder, 'out'),
      enableCaching: false,
      webpackOverride: (config) => ({ ...config, resolve: { ...config.resolve, modules: [modules] } }),
    });
    const common = { serveUrl, browserExecutable, chromeMode: 'headless-shell' as const, logLevel: 'error' as const };
    const composition = await selectComposition({ ...common, id: 'golden' });
    const stills = new Map<number, Buffer>();
    for (const frame of frames) {
      const output = join(folder, `${frame}.png`);
      await renderStill({ ...common, composition, frame, output, imageFormat: 'png' });
      stills.set(frame, await readFile(output));
    }
    return stills;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function entry(): string {
  const order = goldenScenes.map((scene, index) => ({ ...scene, index })).sort((one, other) => one.track - other.track);
  return `
${fonts.map((path) => `import ${JSON.stringify(require.resolve(path))};`).join('\n')}
import { AbsoluteFill, Composition, Sequence, continueRender, delayRender, registerRoot } from 'remotion';
${goldenScenes.map((_, index) => `import Scene${index} from './scene-${index}.tsx';`).join('\n')}
const handle = delayRender('fonts');
Promise.all(['750 92px "Manrope Variable"', '400 40px "JetBrains Mono Variable"'].map((font) => document.fonts.load(font))).then(() => continueRender(handle));
const Film = () => <AbsoluteFill>${order
    .map(
      ({ index, startFrame, durationInFrames }) =>
        `<Sequence from={${startFrame}} durationInFrames={${durationInFrames}}><Scene${index} /></Sequence>`,
    )
    .join('')}</AbsoluteFill>;
registerRoot(() => <Composition id="golden" component={Film} {...${JSON.stringify(goldenSize)}} />);
`;
}
