import { readAvoided } from './avoided.ts';
import { type Clause, flat, type Spoken } from './clause.ts';
import { courteous } from './courteous.ts';
import type { Edit } from './edit.ts';
import type { Kept } from './kept.ts';
import { oldValue } from './old-value.ts';
import { rawOfHeld } from './raw-of-held.ts';
import { type Ground, isWording, readClause } from './read-clause.ts';
import { confirmedIn, factsWithin, partAt } from './read-confirmed.ts';
import { readKept } from './read-kept.ts';
import { isComplaint, isRemark } from './remarks.ts';
import { spokenAfter, spokenIn } from './spoken.ts';
import { reasonedAt } from './trailing-reason.ts';
import type { EditWords } from './words/edit-words.ts';

/** What one stretch of a prompt is. */
export type Step =
  | { kind: 'edits'; edits: Edit[]; said: string }
  /** `isSettled`: a wish that the film fulfils already. */
  | { kind: 'remark'; text: string; isComplaint: boolean; isSettled?: true }
  | { kind: 'kept'; kept: Kept }
  | { kind: 'unread' };

/** Joints between a wish and what stands beside it: a remark, something to keep, a turn such as "but". */
const joint = new RegExp(
  `\\s*[,;–—:]\\s+(?!${oldValue})(?:(?:and|but|so|then|therefore|also|und|aber|daher|deshalb|et|mais|donc|alors|y|pero|así\\sque|e|ma|quindi|perciò|mas|por\\sisso|please|bitte)\\s+)*|\\s+-\\s+|\\s+(?:and|but|plus|und|aber|et|mais|y|pero|e|ma|mas)\\s+(?!${oldValue})(?:also\\s+|so\\s+)?|\\s+with\\s+(?=(?:the\\s)?\\p{L}+\\s(?:as\\s|for\\s)?(?:the\\s)?(?:text|letters|lettering|type|background|accents?)(?:$|[\\s,]))|\\s+(?=without\\s\\p{L}+ing\\s)`,
  'giu',
);

/** A sentence as edits, remarks and wishes to keep; null where any of it is not understood. */
export function readSentence(said: string, ground: Ground, depth = 0): Step[] | null {
  if (ground.tried.left <= 0) return null;
  const text = withoutAside(said, ground);
  const kept = keptIn(text, ground);
  if (kept !== null) return [{ kind: 'kept', kept }];
  const told = complaintOfPart(text, ground);
  if (told !== null) return told;
  const avoided = readAvoided(text, ground, (rest) => readSentence(rest, ground, depth + 1));
  if (avoided !== null) return avoided;
  return (
    confirmed(text, ground, depth) ??
    withReason(text, ground, depth) ??
    editsIn(text, ground) ??
    inTurn(text, ground, depth) ??
    remarkIn(text, ground)
  );
}

/** "It closes on 31 July now, please update step 1": the fact, in the part that shall tell it. */
function confirmed(text: string, ground: Ground, depth: number): Step[] | null {
  const found = depth > 3 ? null : confirmedIn(text);
  if (found === null) return null;
  const within = found.where === null ? null : partAt(clauseOf(text, ground), found.where, ground.languages);
  const edits = found.where !== null && within === null ? null : readClause(found.fact, { ...ground, isWish: true });
  const facts = edits === null ? null : factsWithin(edits, within);
  return facts === null ? null : [{ kind: 'edits', edits: facts, said: text }];
}

/** "Too fast, nobody can read the prices": of one part, and no wish for another pace of the film. */
function complaintOfPart(text: string, ground: Ground): Step[] | null {
  if (!/^(?:(?:far|much|way|viel|beaucoup)\s)?(?:too|trop|zu|demasiado|troppo)\s\p{L}+,\s/iu.test(text)) return null;
  const remark = remarkIn(text, ground);
  const isOfPart = spokenIn(clauseOf(text, ground), { target: null, place: null }).target !== null;
  return isOfPart ? remark : null;
}

/** "Remove the third row (phone / app)": what brackets repeat of the film says which is meant, and no more. */
const withoutAside = (text: string, { film }: Ground): string =>
  text.replace(/\s*\(([^()]{2,60})\)/gu, (whole, inner: string) =>
    flat(inner)
      .split(' ')
      .every((word) => film.texts.some((shown) => flat(shown).split(' ').includes(word)))
      ? ''
      : whole,
  );

/** What a step leaves to be meant by "it". */
export function spokenAfterStep(step: Step, ground: Ground): Spoken {
  if (step.kind === 'edits') return spokenAfter(step.edits, ground.spoken);
  if (step.kind === 'remark') return spokenIn(clauseOf(step.text, ground), ground.spoken);
  return ground.spoken;
}

const clauseOf = (text: string, { held, languages, film, spoken }: Ground): Clause => ({
  ...{ text, held, film, spoken },
  words: languages[0] as EditWords,
});

export function keptIn(text: string, ground: Ground): Kept | null {
  for (const words of ground.languages) {
    const lead = text.replace(/^(?:but|and|also|please|so|aber|und|bitte)\s+/iu, '');
    const kept = readKept({ ...clauseOf(lead, ground), words }, rawOfHeld(text, ground.held));
    if (kept !== null) return kept;
  }
  return null;
}

function editsIn(text: string, ground: Ground): Step[] | null {
  const edits = readClause(text, ground);
  return edits === null ? null : [{ kind: 'edits', edits, said: text }];
}

function remarkIn(text: string, ground: Ground): Step[] | null {
  const plain = courteous(text, ground.languages[0] as EditWords);
  // A reason that goes on to ask for something is more than a reason.
  if (/\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)\s(?:please|pls|bitte|svp|por\sfavor|per\sfavore)\s/iu.test(text))
    return null;
  return isRemark(plain, ground.film.texts) ? [{ kind: 'remark', text, isComplaint: isComplaint(text) }] : null;
}

/** "Lose the quote, it's too long": why it is wished for changes nothing. */
function withReason(text: string, ground: Ground, depth: number): Step[] | null {
  for (const { wish, reason, isExplicit, isPurpose = false } of depth > 2 ? [] : reasonedAt(text, ground.film.texts)) {
    const steps = readSentence(wish, ground, depth + 1);
    if (steps === null || !steps.some(({ kind }) => kind === 'edits' || kind === 'kept')) continue;
    const isLook = (step: Step) =>
      step.kind === 'remark' || (step.kind === 'edits' && step.edits.every(({ kind }) => ofLook.has(kind)));
    const isShape = (step: Step) => step.kind === 'edits' && step.edits.every(({ kind }) => kind === 'format');
    // "Larger text for the quote": without a comma, only a shape has a purpose.
    if (isPurpose && !steps.every(text.startsWith(`${wish},`) ? isLook : isShape)) continue;
    // "Change the headline to Rain or shine, we are open": words that nobody quotes may go on.
    const goesOn = steps.some(({ kind, ...step }) => kind === 'edits' && 'edits' in step && step.edits.some(isWording));
    if (!isExplicit && goesOn && !/[\d\ue000-\uf8ff]\S*$/u.test(wish)) continue;
    return [...steps, { kind: 'remark', text: reason, isComplaint: false }];
  }
  return null;
}

/** Edits that have a purpose and no words. */
const ofLook = new Set<Edit['kind']>(['format', 'length', 'pace', 'shade', 'typeface', 'colour', 'recolour', 'size']);

/** Two stretches one after another, each understood by itself. */
function inTurn(text: string, ground: Ground, depth: number): Step[] | null {
  for (const cut of depth > 4 ? [] : text.matchAll(joint)) {
    const [head, rest] = [text.slice(0, cut.index).trim(), text.slice(cut.index + cut[0].length).trim()];
    if (head === '' || rest === '') continue;
    const first = partOf(head, ground);
    if (first === null) continue;
    const spoken = first.reduce((one, step) => spokenAfterStep(step, { ...ground, spoken: one }), ground.spoken);
    const others = readSentence(rest, { ...ground, spoken }, depth + 1);
    if (others !== null) return [...first, ...others];
  }
  return null;
}

function partOf(text: string, ground: Ground): Step[] | null {
  const kept = keptIn(text, ground);
  if (kept !== null) return [{ kind: 'kept', kept }];
  return confirmed(text, ground, 1) ?? editsIn(text, ground) ?? remarkIn(text, ground) ?? withReason(text, ground, 2);
}
