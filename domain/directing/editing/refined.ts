import { lchOf } from '../ramp.ts';
import type { Edit, LengthChange, Target } from './edit.ts';
import { refuseEdit } from './refuse-edit.ts';

/** Wishes for lengths that belong together. */
type LengthEdit = Extract<Edit, { kind: 'length' }>;

const isLength = (edit: Edit | undefined): edit is LengthEdit => edit?.kind === 'length';

/**
 * "Hold the price a little longer. Say 8 seconds": a number after a wish without one says how much, of the same part.
 * Lengths of one part that cannot both be are refused.
 */
export function refined(edits: readonly Edit[]): Edit[] {
  const left: Edit[] = [];
  for (const edit of edits) {
    const last = left.at(-1);
    const next = joined(last, edit);
    if (next === null) left.push(edit);
    else left.splice(-1, 1, next);
  }
  refuseBoth(left.filter(isLength));
  return left;
}

/** One wish told in two clauses; null where they are two. */
function joined(last: Edit | undefined, edit: Edit): Edit | null {
  if (isLength(edit)) return lasting(last, edit) ?? (isLength(last) ? sharper(last, edit) : null);
  // "For Instagram stories, make it vertical"
  if (edit.kind === 'format' && last?.kind === 'format' && edit.width === last.width && edit.height === last.height)
    return { ...edit, strict: edit.strict || last.strict };
  if (edit.kind === 'place' && (last?.kind === 'addItem' || (last?.kind === 'add' && last.place === null)))
    return { ...last, place: edit.place, ...(last.kind === 'addItem' ? { beside: edit.beside } : {}) } as Edit;
  // "Dark version: navy background"
  if (
    edit.kind === 'colour' &&
    edit.role === 'ground' &&
    last?.kind === 'shade' &&
    last.dark === lchOf(edit.hex).l < 0.5
  )
    return edit;
  // "Lead with the takeaway: it should come after the title"
  const isMoved =
    edit.kind === 'move' && last?.kind === 'move' && JSON.stringify(edit.target) === JSON.stringify(last.target);
  return isMoved ? edit : null;
}

/** "Add a scene saying “Free”. 4 seconds is fine": how long what is added lasts. */
function lasting(added: Edit | undefined, { change, target, isOfWhole }: LengthEdit): Edit | null {
  if (added?.kind !== 'add' || target !== null || isOfWhole === true || !('to' in change)) return null;
  return { ...added, seconds: change.to };
}

/** The wish with its number; null where they are two wishes. */
function sharper(wish: LengthEdit, told: LengthEdit): LengthEdit | null {
  if (!('times' in wish.change)) return null;
  // "The quote goes by too fast, give it two more seconds"
  if ('by' in told.change && isSame(wish.target, told.target))
    return wish.change.times > 1 === told.change.by > 0 ? told : null;
  if (!('to' in told.change)) return null;
  if (told.target !== null && !isSame(wish.target, told.target)) return null;
  if (told.target === null && wish.target !== null && told.isOfWhole === true) return null;
  const way = wish.change.times > 1 ? 'longer' : 'shorter';
  return { kind: 'length', change: { to: told.change.to, way }, target: wish.target };
}

const isSame = (one: Target | null, other: Target | null) => JSON.stringify(one) === JSON.stringify(other);

/** "Shorten step 1 to 3 seconds but make sure it stays for at least 6" */
function refuseBoth(edits: readonly LengthEdit[]): void {
  for (const [at, one] of edits.entries())
    for (const other of edits.slice(at + 1))
      if (isSame(one.target, other.target) && contradict(one.change, other.change))
        throw refuseEdit('Two lengths are asked of one and the same part. Say which one counts.');
}

const contradict = (one: LengthChange, other: LengthChange): boolean =>
  'to' in one && 'to' in other
    ? one.to !== other.to
    : 'to' in one && 'least' in other
      ? one.to < other.least
      : 'least' in one && 'to' in other && other.to < one.least;
