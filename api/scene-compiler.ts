import { AppError, type FieldError } from '../contract/errors.ts';
import { sha256 } from '../domain/project/picture-hash.ts';
import { compileScene } from '../engine/compile/compile-scene.ts';

export interface SceneCompiler {
  /** What is wrong with a scene's code, as `line:column` and a message; empty when it compiles. */
  check(code: string): Promise<readonly FieldError[]>;
}

/** Verdicts that are remembered; each is a few lines at most. */
const mostRemembered = 1_000;

/** Compiles scenes to tell their mistakes. The verdict on a code never changes, so it is remembered by the code's hash. */
export function createSceneCompiler(): SceneCompiler {
  const verdicts = new Map<string, readonly FieldError[]>();
  return {
    async check(code) {
      const hash = sha256(code);
      const known = verdicts.get(hash);
      if (known) return known;
      const errors = await mistakesOf(code);
      const [oldest] = verdicts.keys();
      if (oldest !== undefined && verdicts.size >= mostRemembered) verdicts.delete(oldest);
      verdicts.set(hash, errors);
      return errors;
    },
  };
}

async function mistakesOf(code: string): Promise<readonly FieldError[]> {
  try {
    await compileScene(code);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'scene_rejected') throw error;
    return error.options.errors ?? [{ path: '1:1', message: error.options.detail ?? 'was refused' }];
  }
}
