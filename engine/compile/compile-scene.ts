import { createHash } from 'node:crypto';
import { AppError, type FieldError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { compileInChild } from './compile-pool.ts';

/** One scene as an ES module for the stage. */
export interface CompiledScene {
  /** Carries its source map as a comment, by which an error at run time finds its line in the TSX. */
  js: string;
  /** SHA-256 of `js`, hex. */
  hash: string;
  /** Modules that the scene imports at run time. */
  imports: string[];
}

/**
 * Checks and compiles the TSX of one scene in a child that is killed after five seconds; nothing of it is evaluated.
 * Throws `scene_rejected` with `line:column` and a message per mistake.
 */
export async function compileScene(code: string, { signal }: { signal?: AbortSignal } = {}): Promise<CompiledScene> {
  const refusal = refuseText(code);
  if (refusal) throw rejected([{ path: '1:1', message: refusal }]);
  const reply = await compileInChild(code, signal);
  if ('errors' in reply) throw rejected(reply.errors);
  return { js: reply.js, hash: createHash('sha256').update(reply.js).digest('hex'), imports: reply.imports };
}

/** What no compiler needs to look at. */
function refuseText(code: unknown): string | null {
  const kibibytes = limits.sceneCodeBytes / 1024;
  if (typeof code !== 'string') return 'The code must be text.';
  if (code.length > limits.sceneCodeBytes || Buffer.byteLength(code) > limits.sceneCodeBytes) {
    return `The code is longer than ${kibibytes} KiB.`;
  }
  if (code.includes('\0')) return 'The code holds a NUL character.';
  if (!code.isWellFormed()) return 'The code holds half of a surrogate pair, which is no Unicode text.';
  return null;
}

function rejected(errors: FieldError[]): AppError {
  const first = errors[0];
  const detail = first ? `${first.path} ${first.message}` : undefined;
  return new AppError('scene_rejected', 'The scene code was refused', { errors, detail });
}
