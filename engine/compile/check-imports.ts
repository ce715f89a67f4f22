import { type Import, parse, type StaticImport } from 'es-module-lexer';
import type { FieldError } from '../../contract/errors.ts';
import type { ModuleNames } from './module-names.ts';
import { nearestNames } from './nearest-names.ts';
import { escapePattern, positionOf } from './position.ts';

interface Sources {
  /** As the author wrote it, for positions. */
  code: string;
  /** What will run. */
  js: string;
  /** What would run if no import were dropped for being used by types only. */
  verbatim: string;
}

/** Names of remotion that mean nothing on the stage, and what to do instead. */
const refusedNames: Record<string, string> = {
  OffthreadVideo:
    'OffthreadVideo asks a server that the stage does not have. Show pictures, or use an asset of the project.',
  Composition: 'A scene is one component, not a composition. Export the component as default.',
  Still: 'A scene is one component, not a composition. Export the component as default.',
  registerRoot: 'A scene has no root to register. Export the component as default.',
  Artifact: 'A scene cannot write files.',
  IFrame: 'Other pages cannot be shown: the stage has no network.',
  staticFile: 'There is no static folder. Use an asset of the project by name.',
};

/** Reads imports from the output, so nothing that esbuild adds or a pragma hides escapes. */
export function checkImports({ code, js, verbatim }: Sources, modules: ModuleNames) {
  const imports = parse(js)[0];
  const errors = [...parse(verbatim)[0], ...imports].flatMap((one) => checkModule(one, code, modules));
  if (errors.length === 0) errors.push(...imports.flatMap((one) => checkNames(one, js, code, modules)));
  if (js.includes(requireName)) errors.push({ path: positionOf(code, /\brequire\b/), message: noRequire });
  return { imports: [...new Set(imports.flatMap(({ specifier }) => specifier ?? []))], errors: unique(errors) };
}

/** esbuild writes this in place of a `require` that the scene does not declare itself. */
export const requireName = 'require_does_not_exist$';

const noRequire = 'require does not exist on the stage. Use import at the top of the scene.';

function checkModule(one: Import, code: string, modules: ModuleNames): FieldError[] {
  if (one.type === 'import-meta') {
    return [{ path: positionOf(code, /import\s*\.\s*meta/), message: 'import.meta does not exist on the stage.' }];
  }
  if (one.type === 'dynamic') {
    const message = 'Dynamic import is not allowed. Use import at the top of the scene.';
    return [{ path: positionOf(code, /import\s*(?:\.\s*\w+\s*)?\(/), message }];
  }
  const path = positionOf(code, new RegExp(`["']${escapePattern(one.specifier)}["']`));
  if (!modules.has(one.specifier)) {
    const allowed = ['react', 'remotion', '@framewright/kit'].join(', ');
    return [
      { path, message: `"${one.specifier.slice(0, 100)}" cannot be imported. A scene may import from ${allowed}.` },
    ];
  }
  if (one.attributes || one.phase) return [{ path, message: 'Import attributes and phases are not allowed.' }];
  return [];
}

function checkNames(one: Import, js: string, code: string, modules: ModuleNames): FieldError[] {
  const names = one.type === 'static' ? modules.get(one.specifier) : undefined;
  if (!names || one.type !== 'static') return [];
  return importedNames(one, js).flatMap((name) => {
    const path = positionOf(code, new RegExp(`\\b${escapePattern(name)}\\b`));
    const refused = one.specifier === 'remotion' ? refusedNames[name] : undefined;
    if (refused) return [{ path, message: refused }];
    if (names.has(name)) return [];
    const nearest = nearestNames(name, names);
    const hint = nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : '';
    return [{ path, message: `"${one.specifier}" has no export named ${name}.${hint}` }];
  });
}

/** esbuild prints every import in one shape: `import Default, { name, other as local } from "module"`. */
function importedNames(one: StaticImport, js: string): string[] {
  const statement = js.slice(one.importStart, one.start);
  const inside = /\{([^}]*)\}/.exec(statement)?.[1] ?? '';
  const named = inside
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
    .filter(Boolean);
  const hasDefault = /^(?:import|export)\s+[\w$]+\s*(?:,|from)/.test(statement) && !/^\w+\s+from\b/.test(statement);
  return hasDefault ? ['default', ...named] : named;
}

function unique(errors: FieldError[]): FieldError[] {
  return [...new Map(errors.map((error) => [`${error.path} ${error.message}`, error])).values()].slice(0, 20);
}
