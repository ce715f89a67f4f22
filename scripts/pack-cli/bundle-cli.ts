import { build, type Metafile, type Plugin } from 'esbuild';

/** Bundled packages of the CommonJS kind ask for Node's own modules by `require`. */
const requireForCommonJs =
  "import{createRequire as createRequireHere}from'node:module';const require=createRequireHere(import.meta.url);";

/** The schema library carries its messages in fifty languages, a quarter of the package; the program speaks one. */
const oneLanguage: Plugin = {
  name: 'one-language',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

/**
 * Bundles the command line with all that it imports into plain JavaScript in `folder`: an entry that help needs, and
 * one chunk for each command. Returns the folders of the packages that went in.
 */
export async function bundleCli(folder: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: { framewright: 'cli/main.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: requireForCommonJs },
    legalComments: 'none',
    metafile: true,
    plugins: [oneLanguage],
    logLevel: 'warning',
  });
  return packagesOf(metafile);
}

/** The folders of the packages whose code is in the output: what was shaken out needs no mention. */
function packagesOf({ outputs }: Metafile): string[] {
  const paths = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const folders = paths.map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  return [...new Set(folders.filter((path) => path !== undefined))].sort();
}
