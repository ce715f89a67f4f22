/** Which revision's content is shown, and which ones were undone; an undo is a restored revision, so nothing is ever lost. */
export interface UndoTrail {
  /** The head that the trail knows of; another one means that something else changed the film. */
  head: string;
  /** The revision that the head shows the content of. */
  at: string;
  /** Revisions that were undone, the last one first. */
  undone: readonly string[];
}

/** The trail as it stands at this head: a head that the trail did not make begins a new one. */
export function trailAt(trail: UndoTrail | null, head: string): UndoTrail {
  return trail?.head === head ? trail : { head, at: head, undone: [] };
}

/** After `target`, the one before what is shown, was restored as the new head. */
export function afterUndo({ at, undone }: UndoTrail, target: string, head: string): UndoTrail {
  return { head, at: target, undone: [at, ...undone] };
}

/** After what was undone last was restored as the new head. */
export function afterRedo({ at, undone }: UndoTrail, head: string): UndoTrail {
  return { head, at: undone[0] ?? at, undone: undone.slice(1) };
}
