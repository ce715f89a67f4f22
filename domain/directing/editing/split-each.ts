import type { Json } from '../casting/shot.ts';
import type { Target } from './edit.ts';
import { type EditFilm, type Part, partFilm } from './film-parts.ts';
import { findPart } from './find-target.ts';
import { itemsOf } from './items.ts';
import { layParts } from './lay-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, newElement } from './scene-code.ts';

/** A list or a row of figures told item by item, each in a scene of its own, for the same time in all. */
export function splitEach(film: EditFilm, target: Target): EditFilm {
  const parted = partFilm(film);
  const part = findPart(parted, target);
  if (!part.isBeat || part.asides.length > 0)
    throw refuseEdit('Only a scene in the middle of the film, with nothing beside it, can be told item by item.');
  const hosts = (part.elements ?? []).filter((element) => itemsOf(element) !== null);
  const [host, more] = hosts;
  const items = host === undefined || more !== undefined ? [] : (itemsOf(host)?.values ?? []);
  const told = items.map((item) => (host === undefined ? null : elementOf(host, item)));
  if (host === undefined || told.length < 2 || told.some((one) => one === null))
    throw refuseEdit('That scene has no list or row of figures that could be told item by item.');
  const length = part.length / told.length;
  if (length < film.fps)
    throw refuseEdit('Each of them would be gone before it could be read; make the scene longer first.');
  const parts = told.map(
    (element, at): Part => ({
      ...part,
      elements: (part.elements ?? []).flatMap((one) => (one === host ? (element ?? []) : one)),
      length,
      before: at === 0 ? part.before : null,
    }),
  );
  const at = parted.parts.indexOf(part);
  return layParts(parted, [...parted.parts.slice(0, at), ...parts, ...parted.parts.slice(at + 1)], true);
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
