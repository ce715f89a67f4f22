/** What the tagged words of one sentence wish for: its stretches parted into wishes, each with one deed. */
import type { HeldText } from '../../reading/masked-text.ts';
import type { EditWords } from '../words/edit-words.ts';
import type { SaidWish } from './deed-features.ts';
import type { Deed, Role } from './roles.ts';
import { type EditWord, likeliestDeed } from './tag-edit.ts';

export interface Stretch {
  role: Role;
  text: string;
  from: number;
  to: number;
}

export interface Wish extends SaidWish {
  /** From its first stretch to its last, with what stands between. */
  said: string;
  deed: Deed;
  /** How sure the deed is, between 0 and 1. */
  chance: number;
}

/** The marked words of a masked sentence in stretches: neighbours of one role are one. */
export function stretchesOf(sentence: string, words: readonly EditWord[]): Stretch[] {
  const stretches: Stretch[] = [];
  let before: Role = 'none';
  for (const { from, to, role } of words) {
    const last = stretches.at(-1);
    const isSame = role === before && last !== undefined;
    // "Unit price, 12 euros": marks part two stretches, unless both are words of one clause beside the wish.
    const goesOn = isSame && (beside.includes(role) || !/[.,;:()]\s/u.test(sentence.slice(last.to, from)));
    before = role;
    if (role === 'none') continue;
    if (goesOn) Object.assign(last, { to, text: sentence.slice(last.from, to) });
    else stretches.push({ role, text: sentence.slice(from, to), from, to });
  }
  return stretches;
}

const beside: readonly Role[] = ['keep', 'permission', 'limit', 'impossible'];

interface Ground {
  held: readonly HeldText[];
  words: EditWords;
}

/** The likeliest way to part stretches into wishes, by what a wish needs, how sure its deed is and where the sentence joins. */
export function wishesOf(sentence: string, all: readonly Stretch[], ground: Ground): Wish[] {
  const stretches = all
    .filter(({ role }) => !beside.includes(role))
    .map((one) => (one.role === 'target' && asOne.test(one.text) ? { ...one, role: 'deed' as const } : one));
  const best: { cost: number; wishes: Wish[] }[] = [{ cost: 0, wishes: [] }];
  for (let to = 1; to <= stretches.length; to += 1) {
    let way = { cost: Number.POSITIVE_INFINITY, wishes: [] as Wish[] };
    for (let from = Math.max(0, to - longest); from < to; from += 1) {
      const before = best[from];
      if (before === undefined) continue;
      const joint = from === 0 || joins(sentence, stretches[from - 1], stretches[from]) ? 0 : 1.5;
      const wish = wishOf(sentence, stretches.slice(from, to), ground);
      const cost = before.cost + joint + costOf(wish);
      if (cost < way.cost) way = { cost, wishes: [...before.wishes, wish] };
    }
    best.push(way);
  }
  return best.at(-1)?.wishes ?? [];
}

/** "Together into one", "in einer Szene": what two become is no part of the film. */
const asOne =
  /^(?:in(?:to)?\s|on\s|zu\s|en\s|em\s)?(?:one|a\ssingle|eins|einer?|einem|une?|uno|una|um|uma)(?:\s\p{L}+)?$/iu;

/** A wish has no more stretches than this. */
const longest = 7;

/** Whether a new wish may begin between two stretches. */
const joins = (sentence: string, one: Stretch | undefined, other: Stretch | undefined) =>
  isJoint(sentence.slice(one?.to ?? 0, other?.from ?? 0));

const isJoint = (text: string) =>
  /[,;:.–—-]|(?:^|\s)(?:and|but|then|also|plus|und|aber|dann|et|mais|puis|y|pero|luego|e|ma|poi|mas|depois)(?:\s|$)/iu.test(
    text,
  );

/** Deeds that need a part to be named. */
const ofPart: readonly Deed[] = ['remove', 'bigger', 'smaller', 'move', 'split', 'merge', 'swap', 'emphasis', 'turn'];
/** Deeds that need what it becomes. */
const toValue: readonly Deed[] = ['say', 'colour', 'typeface', 'format', 'add', 'turn'];

/** How unlikely it is that these stretches are one wish: in the main, the negative logarithm of its chance. */
function costOf({ said, deed, chance, deeds, targets, values, olds, places }: Wish): number {
  let cost = 0.3 - Math.log(Math.max(chance, 0.001));
  const isTold = values.length === 1 && targets.length + olds.length > 0;
  if (deeds.length === 0) cost += isTold ? 0.7 : 4;
  if (ofPart.includes(deed) && targets.length + olds.length === 0) cost += 1.5;
  if (toValue.includes(deed) && values.length === 0) cost += 1.5;
  if (deed === 'move' && places.length === 0) cost += 1.5;
  // "Remove the quote, and the oven should glow": two deeds on both sides of a joint are rather two wishes.
  const [first, second] = deeds;
  const isPair = deed === 'swap' || deed === 'merge';
  if (second !== undefined && !isPair && isJoint(said.slice(said.indexOf(first ?? ''), said.lastIndexOf(second))))
    cost += 1.2;
  // "Take … out" is in two pieces; a deed in more is more than one.
  cost += Math.max(0, deeds.length - 1) * 0.4 + Math.max(0, deeds.length - 2);
  cost += Math.max(0, targets.length - (isPair ? 2 : 1)) * 0.9;
  cost += (Math.max(0, values.length - 1) + Math.max(0, places.length - 1)) * 1.5;
  return cost + Math.max(0, olds.length - 1) * 1.5;
}

function wishOf(sentence: string, stretches: readonly Stretch[], { held, words }: Ground): Wish {
  const of = (role: Role) => stretches.filter((one) => one.role === role).map(({ text }) => text);
  const said: SaidWish = {
    ...{ deeds: of('deed'), targets: of('target'), values: of('value'), olds: of('old'), places: of('place') },
  };
  return {
    ...said,
    said: sentence.slice(stretches[0]?.from ?? 0, stretches.at(-1)?.to ?? 0),
    ...likeliestDeed(said, held, words),
  };
}
