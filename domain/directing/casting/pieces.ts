import type { Format } from '../../project/format.ts';
import type { Brief, Figure, List, Series, Side } from '../brief.ts';
import { capitalise, countWords } from '../reading/phrases.ts';
import { emphasisOf } from './emphasis.ts';
import { needOf } from './piece-need.ts';
import { type Json, readingTime, type Shot } from './shot.ts';

/** Makes shots in one film's language and pace. */
export interface Caster {
  brief: Brief;
  energy: 'calm' | 'balanced' | 'energetic';
  seed: number;
  format: Format;
}

/** Raises the first letter where the text does not open with an exact quotation. */
export function raised({ brief }: Caster, text: string): string {
  const isCommand = brief.commands.flat().some((line) => text.startsWith(line.replace(/^\$ /u, '')));
  return isCommand ||
    brief.exact.some((exact) => text.replace(/^["“„«]\s?/u, '').startsWith(exact)) ||
    /^[`$./-]/.test(text)
    ? text
    : capitalise(text, brief.language);
}

/** What a figure counts, below it: "of mechanics trained are women" goes on from "73%" in its small letter. */
const counted = (caster: Caster, label: string): string => (leadsOn.test(label) ? label : raised(caster, label));
const leadsOn =
  /^(?:of|off|per|in|on|von|der|des|pro|de|du|des|d['’]|par|del|por|di|della|al|da|dos|van|in de)(?:\s|(?<=['’]))/u;

export function shot(
  caster: Caster,
  piece: string,
  props: Record<string, Json | undefined>,
  words: string[],
  readings: string[] = words,
): Shot {
  const kept = Object.fromEntries(
    Object.entries(props).filter((entry): entry is [string, Json] => entry[1] !== undefined && entry[1] !== ''),
  );
  const need = needOf(piece, readings, caster.energy);
  return { piece, props: kept, words: words.filter((word) => word !== ''), need };
}

/** A line that stands alone, without the colon that led to what follows it on paper. */
const alone = (caster: Caster, text: string): string => raised(caster, withoutColon(text));
const withoutColon = (text: string): string => text.replace(/\s*[:：]$/u, '');

export function headline(caster: Caster, text: string): Shot {
  const said = alone(caster, text);
  return shot(caster, 'Headline', { text: said, emphasis: emphasisOf(said, caster.brief) }, [said]);
}

export function marker(caster: Caster, text: string): Shot {
  const said = alone(caster, text);
  const words = emphasisOf(said, caster.brief);
  return words === undefined ? headline(caster, text) : shot(caster, 'Marker', { text: said, words }, [said]);
}

/** Typed, then read. */
export function typeline(caster: Caster, text: string): Shot {
  const said = raised(caster, text);
  // At most a second and a half of typing, so that the whole line still rests.
  const cps = Math.max(18, Math.ceil(said.length / 1.4));
  const one = shot(caster, 'Typeline', { text: said, cps }, [said]);
  return { ...one, need: Math.ceil((said.length / cps) * 30 + readingTime(said, caster.energy) + 12) };
}

export const kicker = (caster: Caster, text: string): Shot =>
  shot(caster, 'Kicker', { text: raised(caster, text) }, [raised(caster, text)]);

export function kinetic(caster: Caster, lines: readonly string[]): Shot {
  const opens = (index: number) => index === 0 || /:$/u.test(lines[index - 1] ?? '');
  const said = lines.map((line, index) => (opens(index) ? alone(caster, line) : withoutColon(line)));
  const emphasis = said.map((line) => emphasisOf(line, caster.brief)).filter((word) => word !== undefined);
  const one = shot(caster, 'Kinetic', { lines: said, emphasis }, said);
  return { ...one, need: Math.ceil(said.reduce((sum, line) => sum + readingTime(line, caster.energy) + 20, 8)) };
}

export function counter(caster: Caster, figure: Figure): Shot {
  const { prefix, value, suffix } = figure;
  const label = figure.label === '' ? undefined : counted(caster, figure.label);
  return shot(
    caster,
    'Counter',
    { value, prefix, suffix: suffix.trimEnd(), label },
    [value, label ?? ''],
    [`${value}${suffix}`, label ?? '', ''],
  );
}

export function kpiRail(caster: Caster, figures: readonly Figure[]): Shot {
  const items = figures.map(({ prefix, value, suffix, label }) => ({
    value,
    ...(prefix === '' ? {} : { prefix }),
    ...(suffix.trim() === '' ? {} : { suffix: suffix.trimEnd() }),
    label: counted(caster, label),
  }));
  return shot(
    caster,
    'KpiRail',
    { items },
    figures.flatMap(({ value, label }) => [value, counted(caster, label)]),
    items.map(({ value, label }) => `${value} ${label}`),
  );
}

export function chart(caster: Caster, series: Series): Shot {
  const data = series.points.map(({ label, value }) => ({ label: raised(caster, label), value }));
  const words = data.flatMap(({ label, value }) => [label, value]);
  const title = series.title === '' ? undefined : raised(caster, series.title);
  const readings = [title ?? '', ...data.map(({ label, value }) => `${label} ${value}`)];
  if (series.whole) return shot(caster, 'Donut', { parts: data, unit: series.unit }, words, readings);
  if (series.form === 'line' || (series.form !== 'bars' && series.dated && data.length >= 4))
    return shot(
      caster,
      'Line',
      { data, prefix: series.prefix, unit: series.unit, title, mark: data.at(-1)?.label },
      [...words, title ?? ''],
      readings,
    );
  return shot(
    caster,
    'Bars',
    { data, prefix: series.prefix, unit: series.unit, title },
    [...words, title ?? ''],
    readings,
  );
}

export function delta(caster: Caster, change: Brief['changes'][number]): Shot {
  const label = change.label === '' ? undefined : raised(caster, change.label);
  return shot(
    caster,
    'Delta',
    { before: change.before, after: change.after, label, better: change.better },
    [digitsOf(change.before), digitsOf(change.after), label ?? ''],
    [change.before, change.after, label ?? '', ''],
  );
}

/** The digits of a figure: a unit may stand apart from them. */
const digitsOf = (figure: string) => /\d[\d.,]*/u.exec(figure)?.[0] ?? figure;

const itemText = (caster: Caster, { title, text }: List['items'][number]) =>
  raised(caster, text === undefined ? title : `${title}: ${text}`);

export function listBuild(
  caster: Caster,
  list: List,
  marker_: 'number' | 'dot' | 'check' | 'dash' | 'none' = 'dot',
): Shot {
  const items = list.items.slice(0, 6).map((item) => itemText(caster, item));
  const title = list.title === '' ? undefined : raised(caster, list.title);
  // What is read last decides how long the whole stands.
  return shot(caster, 'ListBuild', { title, items, marker: marker_ }, [...items, title ?? ''], [title ?? '', ...items]);
}

export function steps(caster: Caster, list: List): Shot {
  const items = list.items
    .slice(0, 6)
    .map(({ title, text }) =>
      text === undefined ? raised(caster, title) : { title: raised(caster, title), text: raised(caster, text) },
    );
  const words = list.items
    .slice(0, 6)
    .flatMap(({ title, text }) => [raised(caster, title), text === undefined ? '' : raised(caster, text)]);
  return shot(
    caster,
    'Steps',
    { items },
    words,
    list.items.slice(0, 6).map(({ title, text }) => `${title} ${text ?? ''}`),
  );
}

export function cardGrid(caster: Caster, list: List): Shot {
  const items = list.items.slice(0, 6).map(({ title, text }) => ({
    title: raised(caster, title),
    ...(text === undefined ? {} : { text: raised(caster, text) }),
  }));
  return shot(
    caster,
    'CardGrid',
    { items },
    items.flatMap(({ title, text }) => [title, text ?? '']),
    items.map(({ title, text }) => `${title} ${text ?? ''}`),
  );
}

export function chips(caster: Caster, list: List): Shot {
  const items = list.items.slice(0, 10).map((item) => itemText(caster, item));
  const title = list.title === '' ? undefined : raised(caster, list.title);
  return shot(caster, 'Chips', { items, title }, [...items, title ?? ''], [items.join(' ')]);
}

const sideProps = (caster: Caster, { title, items }: Side) => ({
  title: raised(caster, title),
  items: items.slice(0, 4).map((item) => raised(caster, item)),
});

export function compare(caster: Caster, [left, right]: [Side, Side], winner: 'left' | 'right' | 'none'): Shot {
  const sides = [sideProps(caster, left), sideProps(caster, right)] as const;
  const words = sides.flatMap(({ title, items }) => [title, ...items]);
  return shot(caster, 'Compare', { left: sides[0], right: sides[1], winner }, words);
}

export function quote(caster: Caster, { text, who, role }: Brief['quotations'][number]): Shot {
  return shot(caster, 'Quote', { text, who, role }, [text, who, role], [text, who === '' ? '' : `${who} ${role}`]);
}

export function ticket(
  caster: Caster,
  props: { title: string; date?: string; place?: string; price?: string; code?: string; items?: string[] },
): Shot {
  const words = [props.title, props.date, props.place, props.price, props.code, ...(props.items ?? [])].filter(
    (word) => word !== undefined && word !== '',
  ) as string[];
  return shot(
    caster,
    'Ticket',
    { ...props, items: props.items === undefined || props.items.length === 0 ? undefined : props.items },
    words,
  );
}

export function terminal(caster: Caster, lines: readonly string[], title: string): Shot {
  const isCode = !lines.some((line) => line.startsWith('$'));
  const said = lines.slice(0, 12);
  const words = said.map((line) => line.replace(/^\$ /, ''));
  if (isCode) return shot(caster, 'CodeWindow', { lines: [...said] }, words);
  return shot(caster, 'Terminal', { lines: [...said], title: title === '' ? undefined : title }, words);
}

export const flowMap = (caster: Caster, nodes: readonly string[]): Shot =>
  shot(
    caster,
    'FlowMap',
    { nodes: nodes.slice(0, 6).map((node) => raised(caster, node)) },
    nodes.slice(0, 6).map((node) => raised(caster, node)),
  );

export function card(caster: Caster, props: { title: string; text?: string; icon?: string; label?: string }): Shot {
  return shot(caster, 'Card', { ...props }, [props.title, props.text ?? '', props.label ?? '']);
}

export const rating = (caster: Caster, value: string, count: string): Shot =>
  shot(caster, 'Rating', { value, count }, [value, count], [`${value} ${count}`, '']);

export const pictogram = (caster: Caster, [n, m, label]: [number, number, string]): Shot =>
  shot(caster, 'Pictogram', { n, m, label: raised(caster, label) }, [raised(caster, label)]);

/** Whether all items are short enough to stand as terms. */
export const areTerms = (list: List, words: number) =>
  list.items.every(({ title, text }) => text === undefined && countWords(title) <= words);
