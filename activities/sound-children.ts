import type { EntityManager } from '@mikro-orm/postgresql';
import type { MediaOperation, MediaResult } from '../contract/media-operations.ts';
import type { Problem } from '../contract/problem.ts';
import { runs } from '../db/repositories/runs.ts';

/** The sounds that a prompt may have made. */
export type SoundStep = 'voiceover' | 'music';

interface MadeSound {
  runId: string | null;
  /** What the library calls it; null where it does not stand. */
  name: string | null;
  /** Code of why it does not. */
  failure: string;
}

/** What became of a sound that a run had made. */
export async function madeSound(em: EntityManager, runId: string, sound: SoundStep): Promise<MadeSound> {
  const child = (await runs.childrenOf(em, runId)).find(({ parentStep }) => parentStep === sound);
  if (!child) return { runId: null, name: null, failure: 'operation_unavailable' };
  const result = child.state === 'completed' ? (child.result as unknown as MediaResult | null) : null;
  const { code = child.state } = (child.error ?? {}) as Partial<Problem>;
  return { runId: child.id, name: result?.name ?? null, failure: code };
}

/** The sounds of a run that are heard in a revision: what it pays for. */
export async function heardSounds(
  em: EntityManager,
  runId: string,
  heard: readonly { asset: string }[],
): Promise<{ operation: MediaOperation; input: Record<string, unknown>; provider: string }[]> {
  const names = new Set(heard.map(({ asset }) => asset));
  return (await runs.childrenOf(em, runId)).flatMap(({ kind, state, result, input, provider }) => {
    const name =
      state === 'completed' && kind === 'media' ? (result as unknown as MediaResult | null)?.name : undefined;
    if (name === undefined || !names.has(name)) return [];
    return [{ operation: input.operation as MediaOperation, input, provider }];
  });
}
