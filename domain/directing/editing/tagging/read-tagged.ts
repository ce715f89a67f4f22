/** Sentences of an edit that no rule reads, as the tagger understands them. */
import type { Spoken } from '../clause.ts';
import type { Edit } from '../edit.ts';
import { rawOfHeld } from '../raw-of-held.ts';
import type { Ground } from '../read-clause.ts';
import { keptIn, type Step } from '../read-sentence.ts';
import { mayAsk } from '../remarks.ts';
import { passesOver } from '../second-wish.ts';
import { spokenAfter, spokenIn } from '../spoken.ts';
import type { EditWords } from '../words/edit-words.ts';
import { editsOfWish } from './as-edits.ts';
import type { Deed } from './roles.ts';
import type { EditWord } from './tag-edit.ts';
import { type Stretch, stretchesOf, type Wish, wishesOf } from './wishes.ts';

/** How sure the role of each word must be, and the deed of each wish. */
const sure = { word: 0.34, small: 0.25, deed: 0.6, told: 0.75, idle: 0.1 };

/** Null where a word may ask for what was not understood. */
export function readTagged(sentence: string, own: readonly EditWord[], ground: Ground): Step[] | null {
  const isUnsure = ({ from, to, chance }: EditWord) =>
    chance < (to - from > 3 || isHeld(sentence[from]) ? sure.word : sure.small);
  if (own.length === 0 || own.some(isUnsure)) return null;
  const stretches = stretchesOf(sentence, own);
  if (stretches.some(({ role }) => role === 'impossible')) return null;
  // "At the end of what we offer": a place that goes on is another one.
  if (stretches.some(({ role, to }) => role === 'place' && goingOn.test(sentence.slice(to)))) return null;
  const beside = stretches.map((stretch) => besideOf(stretch, ground)).filter((step) => step !== undefined);
  if (!beside.every((step) => step !== null)) return null;
  const words = ground.languages[0] as EditWords;
  const wishes = wishesOf(sentence, stretches, { held: ground.held, words });
  if (wishes.some(({ chance }) => chance < sure.deed)) return null;
  if (wishes.some(isTwo)) return null;
  if (wishes.length === 0 && beside.length === 0 && !isTold(sentence, own, ground)) return null;
  if (clausesOf(sentence).some((clause) => asksMore(clause, stretches))) return null;
  if (wishes.length === 0) return beside.length > 0 ? beside : [{ kind: 'remark', text: sentence, isComplaint: false }];
  const edits: Edit[] = [];
  let spoken = leadOf(sentence, stretches, ground);
  for (const wish of wishes) {
    const read = editsOfWish(wish, { ...ground, spoken });
    if (read === null) return null;
    const isSaid = (edit: Edit) => edits.some((one) => JSON.stringify(one) === JSON.stringify(edit));
    edits.push(...read.filter((edit) => !isSaid(edit)));
    spoken = spokenAfter(read, spoken);
  }
  if (edits.filter(({ kind }) => kind === 'colour').length > 1) return null;
  if (wishes.length === 1 && edits.some((edit) => passesOver(sentence, edit))) return null;
  return [{ kind: 'edits', edits, said: rawOfHeld(sentence, ground.held) }, ...beside];
}

/** "Put the motto at the start and make the quote longer": a place that the deed has no use for is of another wish. */
const isTwo = ({ deed, deeds, places, targets }: Wish): boolean =>
  unplaced.includes(deed) && places.length > 0 && (deeds.length > 1 || targets.length > 1);
const unplaced: readonly Deed[] = [
  ...(['longer', 'shorter', 'bigger', 'smaller', 'faster', 'slower', 'lighter', 'darker'] as const),
  ...(['colour', 'typeface', 'format', 'emphasis', 'remove'] as const),
];

const isHeld = (letter = '') => /[\ue000-\uf8ff\d]/u.test(letter);

const goingOn = /^\s(?:of|von|vom|der|des|du|de|del|di|della|do|da)\s\p{L}/iu;

/** A sentence that only tells something: the tagger and the rules must both hear no wish in it. */
const isTold = (sentence: string, own: readonly EditWord[], { film }: Ground) =>
  !mayAsk(sentence) &&
  // A figure that the film does not show may be what one of its own shall be.
  (sentence.match(/\d+(?:[.,]\d+)*/gu) ?? []).every((figure) => film.texts.some((text) => text.includes(figure))) &&
  own.every(
    ({ role, chance, deed }) =>
      role === 'permission' || chance >= sure.told || (own.length > 2 && role === 'none' && deed < sure.idle),
  );

interface Span {
  text: string;
  from: number;
  to: number;
}

/** The clauses of a sentence, by its marks and joining words. */
function clausesOf(sentence: string): Span[] {
  const clauses: Span[] = [];
  let from = 0;
  for (const joint of [
    ...sentence.matchAll(/[,;:–—]\s+|\s+(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)\s+/giu),
    null,
  ]) {
    const to = joint?.index ?? sentence.length;
    clauses.push({ text: sentence.slice(from, to).trim(), from, to });
    from = to + (joint?.[0].length ?? 0);
  }
  return clauses;
}

/** "The address is hard to read, so make it bigger": what an unmarked clause before the wish is about. */
function leadOf(sentence: string, stretches: readonly Stretch[], ground: Ground): Spoken {
  const [lead] = clausesOf(sentence);
  if (lead === undefined || stretches.some((one) => one.from < lead.to)) return ground.spoken;
  const { held, film, spoken, languages } = ground;
  return spokenIn({ text: lead.text, held, film, spoken, words: languages[0] as EditWords }, spoken);
}

/** Whether what no wish holds of a clause, or what it ends on, may be heard as a wish. Two words are courtesy: "and please". */
function asksMore({ text, from, to }: Span, stretches: readonly Stretch[]): boolean {
  const last = stretches.findLast((one) => one.from < to && one.to > from);
  const rest = last === undefined ? text : text.slice(Math.max(0, last.to - from));
  const plain = rest.replace(courtesy, ' ').trim();
  return plain.split(/\s+/u).length > (last === undefined ? 2 : 1) && mayAsk(plain);
}

const courtesy =
  /(?<!\p{L})(?:please|pls|plz|bitte|s['’]il\s(?:te|vous)\spla[iî]t|svp|por\sfavor|per\sfavore|if\syou\s(?:can|would)|can\syou|could\syou)(?!\p{L})/giu;

/** What shall stay, or how far a wish may go: a limit that is not understood must not be passed over. */
function besideOf({ role, text }: Stretch, ground: Ground): Step | null | undefined {
  if (role !== 'keep' && role !== 'limit') return undefined;
  const kept = keptIn(text, ground);
  if (kept !== null) return { kind: 'kept', kept };
  return role === 'limit' ? null : { kind: 'remark', text, isComplaint: false };
}

/** Whether a stretch of a sentence surely says what shall be done. */
export function wishesIn(stretch: string, sentence: string, tagged: readonly EditWord[]): boolean {
  const start = sentence.indexOf(stretch);
  const own = tagged.filter(({ from, to }) => start >= 0 && from >= start && to <= start + stretch.length);
  return own.some(({ deed }) => deed >= surely) && own.some(({ role }) => role === 'value' || role === 'target');
}

/** Whether some words surely ask to do something to a part of a film. */
export const asksOfPart = (tagged: readonly EditWord[]): boolean =>
  tagged.some(({ deed }) => deed >= surely) &&
  tagged.some(({ role, chance }) => role === 'target' && chance >= sure.told - 0.1);

/** A word that the rules took for a remark must be so sure to be more. */
const surely = 0.85;
