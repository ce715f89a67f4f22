import { useEffect, useState } from 'react';
import type { Reply } from '../api/call.ts';

export type SceneWithCode = Reply<'getScene'>;

interface Draft {
  /** What was being edited when editing began. */
  from: SceneWithCode;
  /** What stands in the editor. */
  code: string;
}

/** Drafts that were not applied yet, by scene: another tab or scene that is opened meanwhile loses none of them. */
const kept = new Map<string, Draft>();
addEventListener('beforeunload', (event) => {
  if (kept.size > 0) event.preventDefault();
});

/** The text in the editor; it outlives its panel until it is applied or discarded, and the page asks before it is left. */
export function useDraft(scene: SceneWithCode) {
  const [draft, setDraft] = useState<Draft>(() => kept.get(scene.id) ?? { from: scene, code: scene.code });
  const isDirty = draft.code !== draft.from.code;
  useEffect(() => {
    if (isDirty) kept.set(scene.id, draft);
    else kept.delete(scene.id);
  }, [scene.id, draft, isDirty]);
  useEffect(() => {
    // Nothing of a person's own is lost by showing what is newer.
    if (!isDirty) setDraft({ from: scene, code: scene.code });
  }, [scene, isDirty]);
  return { draft, setDraft, isDirty };
}
