import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import * as routes from '../../contract/endpoint-routes.ts';

/** A file of the web app: its name carries a hash of its content. */
export interface BuiltFile {
  name: string;
  content: Uint8Array;
}

export interface BuiltWebApp {
  files: BuiltFile[];
  /** Names of the script that starts the app and of the sheet that goes with it. */
  script: string;
  style: string;
  /** Scripts that the first one imports at once, to be asked for together with it. */
  preload: string[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const entry = 'web/main.tsx';

/** The table of endpoints as plain values, so that no browser loads the schemas that it is made of. */
const foldedRoutes: Plugin = {
  name: 'folded-routes',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]contract[\\/]endpoint-routes\.ts$/ }, () => ({
      contents: Object.entries(routes)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
      loader: 'js',
    }));
  },
};

/** Bundles `web/` as ES modules, split where the code imports lazily; about two seconds. */
export async function buildWebApp(): Promise<BuiltWebApp> {
  const { outputFiles, metafile } = await build({
    entryPoints: { main: entry },
    plugins: [foldedRoutes],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    target: 'chrome120',
    platform: 'browser',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.svg': 'file' },
    outdir: '/app',
    publicPath: '/app',
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    logLevel: 'silent',
    tsconfigRaw: '{}',
  });
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({ name: nameOf(path), ...output }));
  const main = outputs.find(({ entryPoint }) => entryPoint === entry);
  if (!main?.cssBundle) throw new Error('the web app was built without its entry');
  return {
    files: outputFiles.map(({ path, contents }) => ({ name: nameOf(path), content: contents })),
    script: main.name,
    style: nameOf(main.cssBundle),
    preload: main.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => nameOf(path)),
  };
}

const nameOf = (path: string) => path.split(/[\\/]/).at(-1) ?? path;
