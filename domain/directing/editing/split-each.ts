import type { Json } from '../casting/shot.ts';
import type { Target } from './edit.ts';
import { type EditFilm, type Part, partFilm } from './film-parts.ts';
import { findPart } from './find-target.ts';
import { itemsOf } from './items.ts';
import { layParts } from './lay-parts.ts';
import { figuresOf } from './read-fact.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, newElement, withProps } from './scene-code.ts';
import { flat } from './stems.ts';

/** A list or a row of figures told item by item, each in a scene of its own, for the same time in all. */
export function splitEach(film: EditFilm, target: Target): EditFilm {
  const parted = partFilm(film);
  const part = findPart(parted, target);
  if (!part.isBeat || part.asides.length > 0)
    throw refuseEdit('Only a scene in the middle of the film, with nothing beside it, can be told item by item.');
  const hosts = (part.elements ?? []).filter((element) => toldOf(element) !== null);
  const [host, more] = hosts;
  const items = host === undefined || more !== undefined ? [] : (toldOf(host) ?? []);
  if (target.by === 'noun' && target.noun === 'price' && !items.every(isPriced))
    throw refuseEdit('The prices stand in one line of that scene, which cannot be told one by one.');
  if (target.by === 'words' && isOneOf(items, target.words))
    throw refuseEdit(`“${target.words}” stands in one line of that scene, which cannot be told one by one.`);
  const lead = leadingRow(part.elements ?? [], items);
  const told = items.map((item, at) => (host === undefined ? null : elementOf(host, item, at)));
  if (host === undefined || told.length < 2 || told.some((one) => one === null))
    throw refuseEdit('That scene has no list or row of figures that could be told item by item.');
  const rows = lead === null ? told : [lead, ...told];
  const length = part.length / rows.length;
  if (length < film.fps)
    throw refuseEdit('Each of them would be gone before it could be read; make the scene longer first.');
  const rest = (part.elements ?? []).filter((one) => one !== host && one.source !== lead?.source);
  const parts = rows.map((element, at): Part => {
    const whole = element === null ? [] : [lead === null ? element : withProps(element, { zone: undefined })];
    const own = Math.round(length * (at + 1)) - Math.round(length * at);
    return {
      ...part,
      elements: [...rest.filter(isTitle), ...whole],
      length: own,
      // The ground turns with each as it did with all of them.
      before: part.before && {
        ...part.before,
        start: part.before.start + (part.before.length * at) / rows.length,
        length: part.before.length / rows.length,
      },
    };
  });
  const at = parted.parts.indexOf(part);
  return layParts(parted, [...parted.parts.slice(0, at), ...parts, ...parted.parts.slice(at + 1)], true);
}

/** What heads every item goes with each; what is only drawn beside them stays with none. */
const isTitle = ({ piece }: CodeElement) => ['Headline', 'Marker', 'Kicker', 'Body'].includes(piece);

/** A headline that is the first of the figures below it, and no title of theirs. */
function leadingRow(elements: readonly CodeElement[], items: readonly Json[]): CodeElement | null {
  const head = elements.find(({ piece, props }) => piece === 'Headline' && typeof props.text === 'string');
  const isFigure = (text: Json | undefined) => typeof text === 'string' && /^\P{L}?\d/u.test(text);
  return head !== undefined && isFigure(head.props.text) && items.every((item) => isFigure(item)) ? head : null;
}

/** The items of a piece, the rows of a table among them. */
const toldOf = (element: CodeElement): Json[] | null => {
  const { rows, cols } = element.props;
  const isTable = element.piece === 'Scorecard' && Array.isArray(rows) && rows.length > 1;
  return isTable ? (Array.isArray(cols) && cols.length > 1 ? null : rows) : (itemsOf(element)?.values ?? null);
};

/** One item alone: a sentence as a headline, a figure as a counter, a step behind its number. */
function elementOf(host: CodeElement, told: Json, at: number): CodeElement | null {
  const { zone } = host.props;
  const item = asItem(host, told, at);
  const placed: Record<string, Json> = zone === undefined ? {} : { zone };
  if (typeof item === 'string') return newElement('Headline', { ...placed, text: item }, host.lead);
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return null;
  const { value, prefix, suffix, label, title, text } = item;
  if (typeof value === 'string' || typeof value === 'number') {
    const own = Object.entries({ prefix, suffix, label }).filter(
      (entry): entry is [string, Json] => entry[1] !== undefined,
    );
    return newElement('Counter', { ...placed, value, ...Object.fromEntries(own) }, host.lead);
  }
  return typeof title === 'string' && text === undefined
    ? newElement('Headline', { ...placed, text: title }, host.lead)
    : null;
}

/** "Show the services one by one" where one line of several tells them all. */
const isOneOf = (items: readonly Json[], words: string): boolean =>
  items.filter((item) => flat(JSON.stringify(item)).includes(flat(words))).length === 1;

/** Whether an item tells an amount of money. */
export const isPriced = (item: Json): boolean => /[$€£¥₹]|(?:CHF|EUR|USD|GBP)(?!\p{L})/u.test(JSON.stringify(item));

/** A price of a table as a figure with its label; a step with the number that it had, a date before what it dates. */
function asItem({ piece, props }: CodeElement, item: Json, at: number): Json {
  if (piece === 'Steps' && typeof item === 'string') return `${at + 1}. ${item}`;
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return item;
  const { label, cells, when, value } = item;
  if (when !== undefined) return `${when}: ${label}`;
  // Points of a chart have the unit of their chart.
  if (value !== undefined && piece === 'Bars')
    return {
      ...item,
      ...(props.prefix === undefined ? {} : { prefix: props.prefix }),
      ...(props.unit === undefined ? {} : { suffix: `${props.unit}` }),
    };
  if (!Array.isArray(cells)) return item;
  const [figure, more] = figuresOf(`${cells[0]}`);
  const isFigure =
    figure !== undefined &&
    more === undefined &&
    `${figure.prefix}${figure.value}${figure.suffix}`.trim() === `${cells[0]}`.trim();
  if (!isFigure || cells.length !== 1) return `${label}: ${cells.join(', ')}`;
  const { prefix, value: digits, suffix } = figure;
  return {
    value: digits,
    label: `${label}`,
    ...(prefix === '' ? {} : { prefix }),
    ...(suffix === '' ? {} : { suffix }),
  };
}
