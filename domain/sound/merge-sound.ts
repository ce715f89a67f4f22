import type { SoundClip } from '../../contract/sound.ts';
import { canonicalJson } from '../project/canonical-json.ts';

/**
 * Three-way merge of a draft's sound into a head that was changed meanwhile: clips that a person touched stay as they
 * are on the head, all else follows the draft.
 */
export function mergeSound(
  base: readonly SoundClip[],
  draft: readonly SoundClip[],
  head: readonly SoundClip[],
): SoundClip[] {
  const from = new Map(base.map((clip) => [clip.id, canonicalJson(clip)]));
  const isTheirs = (clip: SoundClip) => from.get(clip.id) !== canonicalJson(clip);
  const kept = head.filter(isTheirs);
  const gone = new Set(base.filter(({ id }) => !head.some((clip) => clip.id === id)).map(({ id }) => id));
  const mine = draft.filter(({ id }) => !gone.has(id) && !kept.some((clip) => clip.id === id));
  return [...kept, ...mine].sort((one, other) => one.startFrame - other.startFrame || one.track - other.track);
}
