import { heldOf } from '../reading/masked-text.ts';
import {
  type Clause,
  type ClauseReader,
  calledOf,
  mark,
  match,
  saidBy,
  shows,
  targetOf,
  textCalled,
} from './clause.ts';
import type { Edit, Place, Target } from './edit.ts';

/** "move scene 3 to the start", "put the quote before the chart", "start with the quote". */
export const readMove: ClauseReader = (clause) => {
  const led = match(
    clause,
    '(?:start|begin|open|lead|beginne|fang|commence|empieza|comienza|inizia|começa|comece)(?:\\s+(?:with|mit|par|con|com))\\s+(*)(?:\\s+an)?',
  );
  const closed = match(
    clause,
    '(?:end|finish|close|ende|schließe|termine|finis|termina|acaba|finisci)(?:\\s+(?:with|on|mit|par|con|com))\\s+(*)',
  );
  const meant = (found: string[] | null) => (found === null ? null : targetOf(clause, found[0] ?? ''));
  const [first, last] = [meant(led), meant(closed)];
  if (first) return { kind: 'move', target: first, place: { at: 'start' } };
  // "End with acme.example": what the film shows nowhere is no scene to be moved.
  if (closed !== null && (last === null || (last.by === 'words' && !shows(clause, last.words)))) {
    const ending = endingOf(clause, closed[0] ?? '');
    if (ending !== null) return ending;
  }
  if (last) return { kind: 'move', target: last, place: { at: 'end' } };
  const other = readThere(clause) ?? readInList(clause) ?? readNext(clause);
  if (other !== null) return other;
  const found = match(
    clause,
    "{move}\\s+(*)\\s+((?:(?:right|ganz|tout)\\s)?(?:(?:{to}|at|an|au|al|à|all)\\s*(?:{the}|[’'])?)?(?:very\\s)?(?:{start}|{end}|first|last)(?:,\\s+.+)?|(?:(?:right|just|directly|immediately|straight|direkt|gleich|unmittelbar|juste|immédiatement|tout\\sde\\ssuite|justo|subito|logo)\\s+)?(?:{before}|{after}|between|zwischen|entre|tra|fra)\\s+.+)",
  );
  if (found === null) return readPlaced(clause);
  const target = targetOf(clause, found[0] ?? '');
  const place = placeOf(clause, found[1] ?? '');
  return target === null || place === null ? null : { kind: 'move', target, place };
};

/** "move it there" */
function readThere(clause: Clause): Edit | null {
  const found = match(clause, '{move}\\s+(*)\\s+{there}');
  const target = found === null ? null : targetOf(clause, found[0] ?? '');
  const place = clause.spoken?.place ?? null;
  return target === null || place === null ? null : { kind: 'move', target, place };
}

/** "Move Ada Osei to the top of the speaker list" */
function readInList(clause: Clause): Edit | null {
  const found = match(
    clause,
    '{move}\\s+{the}(*)\\s+(?:{to}|at|on)\\s+{the}(top|start|beginning|front|head|bottom|end|foot)\\s+of\\s+{the}(*)',
  );
  const [said = '', where = '', list = ''] = found ?? [];
  const text = found === null || targetOf(clause, list) === null ? null : textCalled(clause, said);
  if (text === null) return null;
  const place: Place = /^(?:bottom|end|foot)$/iu.test(where) ? { at: 'end' } : { at: 'start' };
  return { kind: 'move', target: { by: 'words', words: text }, place, isItem: true };
}

/** "…, then the chart, then the stats": each after what was moved before it. */
function readNext(clause: Clause): Edit | null {
  const before = clause.spoken?.moved ?? null;
  const found =
    before === null
      ? null
      : match(clause, '(?:and\\s+)?(?:(?:then|followed\\sby|after\\sthat|dann|puis|luego|poi|depois)\\s+)?{the}(*)');
  const target = found === null ? null : targetOf(clause, found[0] ?? '');
  if (target === null || target.by === 'words' || before === null) return null;
  return { kind: 'move', target, place: { at: 'after', target: before }, isSoft: true };
}

/** An address, or quoted words to act on, for the closing. */
function endingOf(clause: Clause, stretch: string): Edit | null {
  if (!new RegExp(`^${mark}[.!]?$`, 'u').test(stretch.trim())) return null;
  const noun = heldOf(stretch, clause.held)[0]?.kind === 'address' ? 'address' : 'action';
  return { kind: 'text', target: { by: 'noun', noun }, to: saidBy(clause, stretch) };
}

/** "Das Zitat ganz an den Anfang", "the quote right after scene 1": a part and its place need no verb. */
function readPlaced(clause: Clause): Edit | null {
  const words = clause.text.split(/\s+/u);
  for (let at = 1; at < Math.min(5, words.length); at += 1) {
    const target = targetOf(clause, words.slice(0, at).join(' '));
    const place = placeOf(clause, words.slice(at).join(' '));
    if (target !== null && place !== null) return { kind: 'move', target, place };
  }
  return null;
}

/** "before the chart", "at the end". */
export function placeOf(clause: Clause, stretch: string): Place | null {
  const plain = plainPlace(clause, stretch);
  if (plain !== null) return plain;
  const [first, more, other] = stretch.split(/\s*,\s+/u).map((one) => plainPlace(clause, one));
  if (!first || !more || other !== undefined) return null;
  // "To the end, after the phone number" is the end; "to the back, right before the closing line" says how far.
  return first.at === 'end' && more.at === 'after' ? first : more;
}

function plainPlace(clause: Clause, stretch: string): Place | null {
  const inside: Clause = { ...clause, text: stretch };
  const near =
    '(?:(?:right|just|directly|immediately|straight|direkt|gleich|ganz|unmittelbar|juste|immédiatement|tout\\s(?:de\\ssuite|juste)|tout|justo|inmediatamente|subito|proprio|logo)\\s+)?';
  // What stands before the end stands before the closing.
  if (match(inside, `${near}{before}\\s+{the}(?:very\\s)?{end}`) !== null)
    return { at: 'before', target: { by: 'noun', noun: 'closing' } };
  const between = match(
    inside,
    `${near}(?:between|in\\sbetween|zwischen|entre|tra|fra)\\s+{the}(*)\\s+{and}\\s+{the}(*)`,
  );
  const beside = (said: string) => targetOf(clause, said) ?? calledBy(clause, said);
  const [target, next] = (between ?? []).map(beside);
  if (target && next) return { at: 'between', target, next };
  for (const at of ['before', 'after'] as const) {
    const said = match(inside, `${near}{${at}}\\s+(*)`)?.[0];
    const target = said === undefined ? null : beside(said);
    if (target !== null) return { at, target };
  }
  if (
    match(
      inside,
      `${near}(?:(?:{to}|at|an|am|ans|zum|au|al|à|alla|ao|no|all)\\s*)?(?:{the}|[’'])?(?:very\\s)?{start}`,
    ) !== null
  )
    return { at: 'start' };
  return match(
    inside,
    `${near}(?:(?:{to}|at|an|am|ans|zum|au|al|à|alla|ao|no|all)\\s*)?(?:{the}|[’'])?(?:very\\s)?{end}`,
  ) === null
    ? null
    : { at: 'end' };
}

/** "the quietness", beside which something shall stand: the one part that has a word of its stem. */
const calledBy = (clause: Clause, stretch: string): Target | null =>
  /^(?:(?:the|das|die|den|der|dem|la|le|les|el|il|lo|o|a)\s)?\p{L}{6,}$/iu.test(stretch.trim())
    ? calledOf({
        ...clause,
        text: `the ${stretch
          .trim()
          .replace(/^\p{L}{2,3}\s/u, '')
          .replace(/(?:ness|ity|keit|heit|ung|té|dad|tà|dade)$/iu, '')} thing`,
        words: clause.words,
      })
    : null;
