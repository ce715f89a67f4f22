import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const namespace = 'stage-entry';

/** Output name below /stage/ → what it gives out. */
export const entryPoints = {
  page: `${namespace}:page`,
  player: `${namespace}:player`,
  react: `${namespace}:react`,
  'jsx-runtime': `${namespace}:react/jsx-runtime`,
  'jsx-dev-runtime': `${namespace}:jsx-dev-runtime`,
  remotion: `${namespace}:remotion`,
  kit: `${namespace}:kit`,
};

/** React is CommonJS, whose names a browser's import cannot see; its entries name each one. */
export function entryPlugin(stageFolder: string, require: NodeJS.Require): Plugin {
  const source = (entry: string): string => {
    if (entry === 'react' || entry === 'react/jsx-runtime') return namedExports(entry, Object.keys(require(entry)));
    if (entry === 'remotion') return "export * from 'remotion';";
    const file = ['index.ts', 'index.tsx'].find((name) => existsSync(join(stageFolder, 'kit', name)));
    if (entry === 'kit') return file ? `export * from './kit/${file}';` : 'export {};';
    if (entry === 'page' || entry === 'player') return `import './${entry === 'page' ? 'page.tsx' : 'player.ts'}';`;
    return "export * from './jsx-dev-runtime.ts';";
  };
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^stage-entry:/ }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }));
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: source(path),
        loader: 'js',
        resolveDir: stageFolder,
      }));
    },
  };
}

function namedExports(module: string, names: string[]): string {
  const own = names.filter((name) => name !== 'default');
  return `export { ${own.join(', ')} } from '${module}'; export { default } from '${module}';`;
}
