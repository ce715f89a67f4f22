import type { Json } from '../casting/shot.ts';
import type { Target } from './edit.ts';
import { type EditFilm, type Part, partFilm } from './film-parts.ts';
import { findPart } from './find-target.ts';
import { itemsOf } from './items.ts';
import { layParts } from './lay-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, newElement, withProps } from './scene-code.ts';

/** A list or a row of figures told item by item, each in a scene of its own, for the same time in all. */
export function splitEach(film: EditFilm, target: Target): EditFilm {
  const parted = partFilm(film);
  const part = findPart(parted, target);
  if (!part.isBeat || part.asides.length > 0)
    throw refuseEdit('Only a scene in the middle of the film, with nothing beside it, can be told item by item.');
  const hosts = (part.elements ?? []).filter((element) => itemsOf(element) !== null);
  const [host, more] = hosts;
  const items = host === undefined || more !== undefined ? [] : (itemsOf(host)?.values ?? []);
  const lead = leadingRow(part.elements ?? [], items);
  const told = items.map((item) => (host === undefined ? null : elementOf(host, item)));
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
      before: at === 0 ? part.before : null,
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

/** One item alone: a sentence as a headline, a figure as a counter. */
function elementOf(host: CodeElement, item: Json): CodeElement | null {
  const { zone } = host.props;
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
