/**
 * The check of every change that is to be drawn: both figures are of one unit and one thing, and what it is, its move and
 * its time are all that the clause says. Else the words of the clause are shown.
 */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { holdsVerb } from './clause-verbs.ts';
import { type FoundChange, isTime } from './figure-changes.ts';
import { isMoving } from './moving-verbs.ts';
import { anyPhrase } from './phrases.ts';
import { whose } from './sure-labels.ts';
import { isSmall, wordsOf } from './untold-words.ts';

/** Whether a change and its label say all of the clause in which they stand. */
export function isSureChange(clause: string, start: number, pair: FoundChange, lexicon: Lexicon): boolean {
  const { change, used } = pair;
  if (!isOneUnit(change.before, change.after)) return false;
  if (change.label !== '' && (holdsVerb(change.label, lexicon.language) || !isHead(clause, change.label))) return false;
  const words = used
    .map((one) => ({ start: one.start - start, end: one.end - start }))
    .sort((a, b) => b.start - a.start)
    .reduce((rest, one) => `${rest.slice(0, one.start)} ${rest.slice(one.end)}`, clause);
  const told = new Set(wordsOf(`${change.label} ${change.before} ${change.after}`.toLowerCase()));
  const { rise, fall, once, now, versus } = lexicon;
  const moves = anyPhrase([...rise, ...fall, ...once, ...now, ...versus], 'giu');
  return wordsOf(words.replace(moves, ' ').replace(measuring, ' ')).every(
    (word) => told.has(word.toLowerCase()) || isSmall(word, lexicon) || isMoving(word),
  );
}

/** Verbs that lead to a measure, and words for what it was: the picture of both states says them. */
const measuring =
  /(?<!\p{L})(?:used to|takes?|took|needs?|needed|pays?|paid|costs?|lasts?|lasted|was|were|formerly|previously|regular(?:ly)?|dauerte[n]?|brauchte[n]?|kostete[n]?|zahlen|regulär|sonst|bisher|vorher|früher|durait|prenait|coûtait|étai(?:t|ent)|costaba|tardaba|duraba|eran?|costava|durava|erano|eram|levava|duurde|kostte|waren|eerst|voorheen)(?!\p{L})/giu;

/** The label opens its clause, or what it is of would be cut off, "with panels our open office"; or it ends the clause. */
function isHead(clause: string, label: string): boolean {
  const at = clause.toLowerCase().indexOf(label.split(/\s/u)[0]?.toLowerCase() ?? '');
  return (
    at < 0 ||
    /\d/u.test(clause.slice(0, at)) ||
    whose.test(clause.slice(0, at).trim()) ||
    /[.,;:]\s*$/u.test(clause.slice(0, at))
  );
}

/** "4 minutes" and "95 seconds" are times; else both are spelled in one unit, but for "800" and "1.2 million". */
const isOneUnit = (before: string, after: string) =>
  unitOf(before) === unitOf(after) || [before, after].every((state) => isTime(state.replace(/^[^\p{L}]+/u, '')));

const scale =
  /(?:million|milliard|billion|mill|mio|mrd|mln|mld|tausend|thousand|miljoen|milhões|milioni)\p{L}*\.?|(?<=\d)[kKMB](?!\p{L})/giu;

const unitOf = (state: string) =>
  state
    .replace(scale, '')
    .replace(/[\d.,\s<>≈~+−±'’-]/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L}{3})[nse]$/u, '');
