import { countWords } from '../reading/phrases.ts';
import { listOf, mostItems, mostWords } from './condense-beats.ts';
import type { Caster } from './pieces.ts';
import { saidWhole } from './said-whole.ts';
import type { Beat, Json } from './shot.ts';
import { isPriceTable } from './tables.ts';

/** Beats that share a screen in one list, each with the lines that it comes to. */
export interface SharedScreen {
  list: Beat;
  of: { beat: Beat; lines: string[] }[];
}

/** All beats of a film, with what newly shares a screen among them. */
export interface Sharing {
  beats: Beat[];
  screen: SharedScreen;
}

/**
 * The ways in which sentences and lists that follow each other may share a screen, the fewest first: what a film has
 * no time for one by one, it may have time for in one list. Prices give up their own rows only where time is `isTight`.
 */
export function sharedScreens(caster: Caster, beats: readonly Beat[], isTight = false): Sharing[] {
  const said = beats.map((beat, at) => {
    if (isTight) return linesOf(caster, { ...beat, aside: undefined }, at === 0, asideOf(caster, beat));
    return beat.shots.some(isPriceTable) ? [] : linesOf(caster, beat, at === 0);
  });
  const shared: Sharing[] = [];
  for (let length = 2; length <= mostItems; length += 1)
    for (let first = 0; first + length <= beats.length; first += 1) {
      const of = beats
        .slice(first, first + length)
        .map((beat, index) => ({ beat, lines: said[first + index] as string[] }));
      const items = of.flatMap(({ lines }) => lines);
      const isOver = items.length > mostItems + 1 || countWords(items.join(' ')) > mostWords;
      if (of.some(({ lines }) => lines.length === 0) || isOver) continue;
      const screen = screenOf(caster, of, first);
      shared.push({ beats: [...beats.slice(0, first), screen.list, ...beats.slice(first + length)], screen });
    }
  return shared;
}

const screenOf = (caster: Caster, of: SharedScreen['of'], at: number): SharedScreen => ({
  list: listOf(caster, { title: '', items: of.flatMap(({ lines }) => lines) }, at),
  of,
});

/** The ways in which a shared screen gives one of its beats a screen of its own again: one with a figure first. */
export function looserScreens(caster: Caster, beats: readonly Beat[], { list, of }: SharedScreen): Sharing[] {
  const at = beats.indexOf(list);
  if (at < 0) return [];
  const [first, last] = [of[0], of.at(-1)];
  if (first === undefined || last === undefined || of.length < 2) return [];
  const put = (own: Beat[], screen: SharedScreen) => ({
    beats: [...beats.slice(0, at), ...own, ...beats.slice(at + 1)],
    screen,
  });
  if (of.length === 2) return [put([first.beat, last.beat], { list: first.beat, of: [] })];
  const behind = screenOf(caster, of.slice(1), at + 1);
  const before = screenOf(caster, of.slice(0, -1), at);
  const ways = [put([first.beat, behind.list], behind), put([before.list, last.beat], before)];
  return /\d/u.test(first.lines.join(' ')) || !/\d/u.test(last.lines.join(' ')) ? ways : ways.reverse();
}

/** The lines that a beat comes to in a list; none where it must keep a screen of its own. */
function linesOf(caster: Caster, beat: Beat, isFirst: boolean, more: string[] | null = []): string[] {
  const sentence = sentenceOf(caster, beat, isFirst);
  const own = sentence === null ? itemsOf(caster, beat) : [sentence];
  return own.length === 0 || more === null ? [] : [...own, ...more];
}

/** The sentence of the figure that stands beside a beat; null where no one sentence tells it. */
function asideOf({ brief }: Caster, { aside }: Beat): string[] | null {
  if (aside === undefined) return [];
  const figure = String(aside.props.value ?? '');
  const said = brief.copy.filter((text) => figure !== '' && text.includes(figure));
  return said.length === 1 ? said.map((text) => text.replace(/(?<!\.)\.$/u, '')) : null;
}

const lists = new Set(['ListBuild', 'CardGrid', 'Chips']);

/** The items of a short list; under a head of its own they are one line: "Included: breakfast, towels". */
function itemsOf({ brief }: Caster, { kind, rank, aside, shots }: Beat): string[] {
  const [only, ...more] = shots.filter((shot) => lists.has(shot.piece) || isPriceTable(shot));
  if (!['list', 'sentences'].includes(kind) || rank >= 20 || aside !== undefined || only === undefined) return [];
  const heads = shots.filter(({ piece }) => piece === 'Kicker').flatMap(({ words }) => words);
  const others = shots.filter((one) => one !== only && one.piece !== 'Kicker' && one.piece !== 'Emblem');
  if (more.length > 0 || others.length > 0) return [];
  const head = [...heads, only.props.title].find((text) => typeof text === 'string' && text !== '');
  const held = only.props.items ?? only.props.rows;
  const items = Array.isArray(held) ? held.flatMap(lineOfItem) : [];
  if (only.props.rows !== undefined && head === undefined) return [];
  if (head === undefined || items.length === 0) return items;
  // In a row of one line they stand as the brief has them, not as lines begin.
  const said = [
    ...brief.lists.flatMap((list) => list.items.map(({ title }) => title)),
    ...brief.tables.flatMap(({ rows }) => rows.map(({ label, cells }) => [label, ...cells].join(' '))),
  ];
  const typed = new Map(said.map((text) => [text.toLowerCase(), text]));
  const row = items.map((item) => typed.get(item.toLowerCase()) ?? item).join(', ');
  const line = `${String(head).replace(/:$/u, '')}: ${row}`;
  return countWords(line) <= mostHeaded ? [line] : [];
}

/** Words of a list that are read as one line. */
const mostHeaded = 14;

function lineOfItem(item: Json): string[] {
  if (typeof item === 'string') return [item];
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return [];
  const { title, text, label, cells } = item;
  if (typeof label === 'string' && Array.isArray(cells)) return [[label, ...cells].join(' ')];
  return typeof title !== 'string' ? [] : [typeof text === 'string' ? `${title}: ${text}` : title];
}

/** A beat's only sentence as the brief says it; null where it shows anything else, or what the film is about. */
export function sentenceOf({ brief }: Caster, { kind, rank, aside, shots }: Beat, isFirst: boolean): string | null {
  const telling = shots.filter(({ piece }) => piece !== 'Emblem');
  const [only] = telling;
  if (kind !== 'statement' || rank >= 20 || aside !== undefined || only === undefined || telling.length > 1)
    return null;
  const text = saidWhole(brief.copy, only.words) ?? only.words.join(' ');
  // "Notice from Northmoor Water" heads what follows, as the subject does.
  const isHead = (isFirst && !/[.!?…]["”»]?$/u.test(text)) || countWords(text.replace(brief.name, '')) <= 2;
  return isHead ? null : text.replace(/(?<!\.)\.$/u, '');
}
