import type { Material } from '../material.ts';
import { countWords } from '../reading/phrases.ts';
import { makeBeat } from './make-beat.ts';
import { clausesIn, missingClauses, stringsOf, tokensOf } from './missing-words.ts';
import { hookLine } from './opening.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat, PlacedShot } from './shot.ts';
import { lineShots } from './statement-beats.ts';
import { withoutTicketLines } from './told-by-ticket.ts';

/**
 * Nothing that the brief says is cut to what a piece had room for: a sentence of which a figure or a word with meaning
 * stands nowhere is shown itself, or the clauses of it that hold what is missing, instead of the fragments left of it.
 */
export function coverWords(caster: Caster, material: Material): Material {
  const { brief } = caster;
  const lost = missingClauses(brief, shotsOf(material))
    .map(({ sentence, missing }) => ({
      text: clauseOf(sentence, missing),
      missing,
    }))
    .filter(({ text }) => !isGoing(text));
  const opened = wholeHook(caster, material, lost);
  if (opened !== null) return coverWords(caster, opened);
  const kept = material.beats.filter(
    (beat) => !lost.some(({ text }) => isFragment(beat, text, (brief.seconds ?? 60) <= 20)),
  );
  const told = [...new Set(lost.map(({ text }) => cast.raised(caster, text)))].map((text, index) => {
    const hasFigure = lost.some((one) => one.text === text && one.missing.some((token) => /\d/.test(token)));
    return toldBeat(caster, text, index, hasFigure ? 12 : 6, material.shape);
  });
  const lines = [...kept, ...told].filter(({ kind }) => kind === 'statement');
  const standing = withoutTicketLines(kept, brief.language).filter(
    (beat) => !(isBareTicket(beat) && lines.some(({ shots: line }) => tells(line, beat))),
  );
  // What the ticket was headed by keeps its place in the film.
  const heads = kept
    .filter((beat) => !standing.includes(beat) && beat.kind !== 'statement')
    .map(({ shots: [ticket] }) => String(ticket?.props.title ?? ''))
    .filter(
      (title) =>
        title !== '' &&
        title !== brief.name &&
        !lines.some(({ shots: line }) => line.some(({ words }) => words.some((word) => word.includes(title)))),
    )
    .map((title, index) => makeBeat('statement', 6, lineShots(caster, title, index, material.shape)));
  return { ...material, beats: inOrder([...standing, ...heads, ...told], brief.copy) };
}

/** Words that an opening line has room for. */
const longest = 18;

/** A hook that is the beginning of a sentence which is shown besides says all of it instead. */
function wholeHook(caster: Caster, material: Material, lost: readonly { text: string }[]): Material | null {
  const said = material.hook?.words.length === 1 ? (material.hook.words[0] ?? '') : '';
  if (countWords(said) < 3) return null;
  const head = said.replace(/[\s.!·]+$/u, '').toLowerCase();
  const isBegun = (text: string, start = head) => text.toLowerCase().startsWith(start) && text !== said;
  // "Press release: the dairy opens its doors": with its head where there is room, else the sentence behind it.
  const body = head.replace(/^[^:]{3,40}:\s/u, '');
  const isLost = (sentence: string) => lost.some(({ text }) => sentence.includes(text) || isBegun(text, body));
  const whole =
    caster.brief.copy.find((sentence) => isBegun(sentence) && isLost(sentence) && countWords(sentence) <= longest) ??
    lost.find(({ text }) => countWords(body) >= 3 && isBegun(text, body) && countWords(text) <= longest)?.text;
  if (whole === undefined) return null;
  const hook = hookLine(caster, whole, material.shape);
  // An opening only grows: a line that the brief says twice, once cut, would call for the other for ever.
  return (hook.words[0] ?? '').length > said.length ? { ...material, hook } : null;
}

/** "Waterproof to 2 metres, 7 weeks per charge, 190 grams": clauses in a row are a list, anything else is a line. */
function toldBeat(caster: Caster, text: string, index: number, rank: number, shape: Material['shape']): Beat {
  const clauses = text.replace(/[.!]$/u, '').split(/,\s+(?![^()]*\))(?:and\s|und\s|et\s|y\s|e\s)?/u);
  const isRow =
    clauses.length >= 3 &&
    clauses.length <= 5 &&
    !/[:;]/u.test(text) &&
    clauses.every((one) => countWords(one) <= 6) &&
    clauses.filter((one) => /\d/u.test(one)).length >= 2;
  if (!isRow) return makeBeat('statement', rank, lineShots(caster, text, index, shape));
  const list = { title: '', ordered: false, items: clauses.map((title) => ({ title })) };
  return makeBeat('list', rank, [
    shape === 'launch' || shape === 'tour' ? cast.cardGrid(caster, list) : cast.listBuild(caster, list, 'dash'),
  ]);
}

/** A long film has no time to say its figures in their sentences and once more in a row, nor has one of a few seconds. */
export function withoutRepeats(material: Material, seconds: number | null): Material {
  const { beats } = material;
  if (beats.length <= 9 && (seconds ?? 60) > 7) return material;
  const said = new Set(
    beats
      .filter(({ kind }) => kind === 'statement')
      .flatMap(({ shots }) => shots.flatMap(({ words }) => words))
      .flatMap(tokensOf),
  );
  const isRepeat = ({ kind, shots }: Beat) => {
    const figures = shots
      .flatMap(({ words }) => words)
      .flatMap(tokensOf)
      .filter((token) => /\d/.test(token));
    return kind === 'figures' && figures.length > 0 && figures.every((token) => said.has(token));
  };
  return { ...material, beats: beats.filter((beat) => !isRepeat(beat)) };
}

const shotsOf = ({ hook, beats, closing }: Material): PlacedShot[] => [
  ...(hook === null ? [] : [hook]),
  ...beats.flatMap((beat) => [...beat.shots, ...(beat.aside === undefined ? [] : [beat.aside])]),
  ...closing,
];

/** "Visit …" leads to an address that the closing holds. */
const isGoing = (text: string) =>
  /^(?:(?:or|oder|ou|o)\s)?(?:visit|more|see|find out|infos?|besuche?|visite[zr]?|mehr|plus)\b/iu.test(text) &&
  countWords(text) <= 6;

/** The sentence where it is short, else the clauses that hold these tokens. */
function clauseOf(sentence: string, missing: readonly string[]): string {
  if (countWords(sentence) <= 14) return sentence;
  const clauses = clausesIn(sentence);
  const isKept = (clause: string) => tokensOf(clause).some((token) => missing.includes(token));
  // What stands between two of them goes with them: no line has a hole.
  return clauses
    .slice(clauses.findIndex(isKept), clauses.findLastIndex(isKept) + 1)
    .join(' ')
    .replace(/[,;:]$/u, '');
}

/** A ticket of a title and a date says no more than the line that holds the date. */
const isBareTicket = ({ shots }: Beat) =>
  shots[0]?.piece === 'Ticket' && Object.keys(shots[0].props).every((key) => key === 'title' || key === 'date');

function tells(shots: readonly PlacedShot[], ticket: Beat): boolean {
  const whole = new Set(shots.flatMap(({ words }) => words).flatMap(tokensOf));
  const date = ticket.shots[0]?.props.date ?? '';
  return stringsOf(date)
    .flatMap(tokensOf)
    .every((token) => whole.has(token));
}

/** A line or figure that says a part of a sentence which is shown whole; in a short film a change drawn to scale, too. */
function isFragment({ kind, shots, aside }: Beat, text: string, isShort: boolean): boolean {
  const kinds = ['statement', 'figures', 'exact', 'offer', ...(isShort ? ['change'] : [])];
  if (aside !== undefined || !kinds.includes(kind)) return false;
  if ((kind === 'figures' || kind === 'offer') && !['Counter', 'KpiRail'].includes(shots[0]?.piece ?? '')) return false;
  const whole = new Set(tokensOf(text));
  const own = shots
    .flatMap(({ words, props }) => (kind === 'figures' || kind === 'offer' ? stringsOf(props) : words))
    .flatMap(tokensOf);
  return own.length > 0 && own.every((token) => whole.has(token));
}

/** Lines among each other as the brief says them; other beats keep their places. */
function inOrder(beats: readonly Beat[], copy: readonly string[]): Beat[] {
  const placeOf = ({ shots }: Beat) => {
    const said = tokensOf(shots.find(({ words }) => words.length > 0)?.words[0] ?? '');
    return copy.findIndex((sentence) => {
      const whole = new Set(tokensOf(sentence));
      return said.length > 0 && said.every((token) => whole.has(token));
    });
  };
  const lines = beats
    .filter(({ kind }) => kind === 'statement')
    .map((beat) => ({ beat, at: placeOf(beat) }))
    .sort((a, b) => a.at - b.at)
    .map(({ beat }) => beat);
  return beats.map((beat) => (beat.kind === 'statement' ? (lines.shift() ?? beat) : beat));
}
