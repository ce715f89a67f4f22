import { lexiconOf } from '../lexicon/lexicons.ts';
import { bounded } from '../reading/bounds.ts';
import { readFigures } from '../reading/figures.ts';
import { capitalise, countWords, phraseSource } from '../reading/phrases.ts';
import { splitAtStops } from '../reading/stops.ts';
import { placesFor } from './dress-beats.ts';
import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat } from './shot.ts';

/** Items that a list is read with at ease. */
const most = 5;

/**
 * A brief with more figures than its film has time for: the `count` sentences that weigh least of those with a figure
 * give up their own beats, and the clauses with their figures stand in growing lists, in the brief's order.
 */
export function condenseBeats(caster: Caster, beats: readonly Beat[], count: number): Beat[] | null {
  const told = beats.flatMap((beat, at) =>
    isTold(beat) ? [{ at, rank: beat.rank, items: clausesOf(caster, beat) }] : [],
  );
  const chosen = told
    .filter(({ items }) => items.length > 0)
    .sort((a, b) => a.rank - b.rank || b.at - a.at)
    .slice(0, count)
    .sort((a, b) => a.at - b.at);
  if (chosen.length < Math.min(2, count) || (count > 2 && chosen.length < count)) return null;
  const rows = rowsOf(chosen);
  const gone = new Set(chosen.map(({ at }) => at));
  return beats.flatMap((beat, at) => {
    const row = rows.find(({ first }) => first === at);
    if (row === undefined) return gone.has(at) ? [] : [beat];
    const items = row.items.map((title) => ({ title }));
    const list = { title: '', ordered: false, items };
    const lines = cast.listBuild(caster, list, 'dash');
    const index = rows.indexOf(row);
    if (index % 2 === 0 || caster.brief.treatment.density === 'sparse') return [makeBeat('list', 13, [lines])];
    // Every second one beside the brand's shapes: a film of figures is no page of type.
    const [words, shapes] = placesFor(caster.format, index % 4 === 1);
    const emblem = { piece: 'Emblem', props: { variant: index + 17 }, words: [], need: 0, box: shapes };
    return [makeBeat('list', 13, [{ ...lines, box: words }, emblem])];
  });
}

const isTold = ({ kind, rank, aside, shots }: Beat) =>
  kind === 'statement' && rank < 20 && aside === undefined && shots.some(({ words }) => /\d/u.test(words.join(' ')));

/** Neighbouring clauses in lists of nearly one length. */
function rowsOf(chosen: readonly { at: number; items: string[] }[]): { first: number; items: string[] }[] {
  const all = chosen.flatMap(({ at, items }) => items.map((text) => ({ at, text })));
  const size = Math.ceil(all.length / Math.ceil(all.length / most));
  const rows: { first: number; items: string[] }[] = [];
  for (let from = 0; from < all.length; from += size) {
    const part = all.slice(from, from + size);
    const first = chosen.find(({ at }) => at >= (part[0]?.at ?? 0) && !rows.some((row) => row.first === at))?.at;
    const last = rows.at(-1);
    if (first === undefined) last?.items.push(...part.map(({ text }) => text));
    else rows.push({ first, items: part.map(({ text }) => text) });
  }
  return rows;
}

/** The clause that each figure of a sentence stands in, in the brief's own words. */
function clausesOf(caster: Caster, { shots }: Beat): string[] {
  const text = shots
    .flatMap(({ words }) => words)
    // Lines in relay lost the stops between them.
    .reduce(
      (said, line) =>
        said === '' ? line : `${said.replace(/(?<=\d)\.$/u, ';')}${/[.,;:!?]$/u.test(said) ? ' ' : ', '}${line}`,
      '',
    )
    .replace(/[.!]+$/u, '');
  // "Tuesdays and Thursdays after 17:00": days in a row share the hour behind them.
  const days = phraseSource(
    lexiconOf(caster.brief.language).weekdays.flatMap((day) => [day, capitalise(day, caster.brief.language)]),
  );
  // "by Ines Okafor and Daan Verhulst": two names joined are no two clauses.
  const pair = `(?<=(?<!\\p{L})\\p{Lu}[\\p{L}\\p{M}'’.-]*)\\s+(?:and|und|et|y|e|en)\\s+\\p{Lu}`;
  const cut = new RegExp(
    `[,;]\\s+(?![^()]*\\))|:\\s+(?=(?:\\S+\\s){3})|\\s[–—]\\s|(?!${pair})\\s+(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\\s+(?!(?:${days})s?(?!\\p{L}))`,
    'u',
  );
  const clauses = splitAtStops(text).flatMap((sentence) => sentence.split(cut));
  return clauses
    .filter((clause) => /\d/u.test(clause))
    .map((clause) =>
      shortened(caster, clause.replace(/[.!]$/u, '').replace(/^(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)\s/iu, '')),
    );
}

/** From its figure on, where a clause is too long for an item. */
function shortened({ brief }: Caster, clause: string): string {
  if (countWords(clause) <= 9) return clause;
  const one = readFigures(clause, lexiconOf(brief.language), [])[0];
  if (one === undefined) return clause;
  const from = one.start - bounded(clause, one.start, { prefix: '' }).prefix.length;
  const tail = clause.slice(from).split(/\s+/u);
  // "50 metres" alone says nothing of what they are.
  if (tail.length <= 9 && (tail.length >= 4 || countWords(clause) > 14)) return tail.join(' ');
  if (tail.length < 4) return clause;
  const ends = [...tail.join(' ').matchAll(joint)].map(({ index }) => tail.join(' ').slice(0, index));
  const whole = ends.filter((part) => countWords(part) >= 3).findLast((part) => countWords(part) <= 9);
  return whole ?? ends.find((part) => countWords(part) >= 3) ?? tail.join(' ');
}

/** Where an item may end: before what goes on about it, and never inside a name. */
const joint =
  /[,;:]\s+(?![^()]*\))|\s[–—]\s|\s(?=(?:but|so|because|while|when|before|after|until|that|which|who|where|with|without|for|from|by|aber|weil|damit|während|wenn|bevor|nachdem|mit|ohne|für|aus|von|mais|parce|pendant|quand|avant|après|qui|avec|sans|pour|par|pero|porque|mientras|cuando|antes|después|que|con|sin|para|por|perché|mentre|prima|dopo|che|senza|per|da|mas|enquanto|depois|com|sem|maar|omdat|terwijl|voordat|nadat|met|zonder|voor|door)\s)/giu;
