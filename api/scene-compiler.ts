import { AppError, type FieldError } from '../contract/errors.ts';
import { sha256 } from '../domain/project/picture-hash.ts';
import { compileScene } from '../engine/compile/compile-scene.ts';

export interface Compiled {
  /** An ES module for the stage; null where the code was refused. */
  js: string | null;
  /** What is wrong with the code, as `line:column` and a message; empty when it compiles. */
  errors: readonly FieldError[];
}

export interface SceneCompiler {
  compile(code: string): Promise<Compiled>;
  /** The errors alone, which are remembered for longer than modules are. */
  check(code: string): Promise<readonly FieldError[]>;
}

/** Verdicts that are remembered; each is a few lines at most. */
const mostVerdicts = 1_000;
/** Modules that are remembered; each is some ten kilobytes. */
const mostModules = 300;

/** Compiles scenes to show them and to tell their mistakes. Equal code has equal results, so they are remembered by its hash. */
export function createSceneCompiler(): SceneCompiler {
  const verdicts = new Map<string, readonly FieldError[]>();
  const modules = new Map<string, Compiled>();
  const compile = async (code: string) => {
    const hash = sha256(code);
    const known = modules.get(hash);
    if (known) return known;
    const compiled = await compiledOf(code);
    remember(modules, hash, compiled, mostModules);
    remember(verdicts, hash, compiled.errors, mostVerdicts);
    return compiled;
  };
  return {
    compile,
    check: async (code) => verdicts.get(sha256(code)) ?? (await compile(code)).errors,
  };
}

function remember<Value>(memory: Map<string, Value>, hash: string, value: Value, most: number): void {
  const [oldest] = memory.keys();
  if (oldest !== undefined && memory.size >= most) memory.delete(oldest);
  memory.set(hash, value);
}

async function compiledOf(code: string): Promise<Compiled> {
  try {
    return { js: (await compileScene(code)).js, errors: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'scene_rejected') throw error;
    const errors = error.options.errors ?? [{ path: '1:1', message: error.options.detail ?? 'was refused' }];
    return { js: null, errors };
  }
}
