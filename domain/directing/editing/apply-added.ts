import type { Json } from '../casting/shot.ts';
import { boxOf } from './carry.ts';
import { flat } from './clause.ts';
import type { Edit, Place } from './edit.ts';
import { type EditFilm, type Part, type PartedFilm, partFilm } from './film-parts.ts';
import { findPart, findTarget } from './find-target.ts';
import { type Item, itemsOf, titleOf, withItems } from './items.ts';
import { layParts } from './lay-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, newElement, withProps } from './scene-code.ts';
import { textsIn } from './texts-in.ts';

type ItemEdit = Extract<Edit, { kind: 'addItem' }>;

/** Most rows that a chart or a rail shows at once. */
const mostRows: Readonly<Record<string, number>> = { Bars: 6, Line: 8, KpiRail: 4 };

/** One more figure under its name in a chart or a row of figures. */
export function addFigure(film: EditFilm, edit: ItemEdit): EditFilm {
  const parted = partFilm(film);
  const host = hostOf(parted, edit);
  const { values, element } = host;
  const model = values[0] as Record<string, Json>;
  const most = mostRows[element.piece] ?? 6;
  if (values.length >= most)
    throw refuseEdit(`Its ${element.piece} holds ${values.length} rows, and no more can be read.`);
  if (edit.number !== undefined && edit.number !== values.length + 1)
    throw refuseEdit(`It has ${values.length} rows: the next one is no number ${edit.number}.`);
  const [, prefix = '', digits = '', suffix = ''] = /^([^\p{L}\d\s]?)(\d[\d.,]*)\s?(.*)$/u.exec(edit.value ?? '') ?? [];
  const own = `${model.suffix ?? element.props.unit ?? ''}`.trim();
  if (edit.unit !== undefined && own !== '' && flat(own) !== flat(edit.unit))
    throw refuseEdit(`Its rows are measured in “${own}”, and the new one in “${edit.unit}”.`);
  const told = flat([own, String(element.props.title ?? '')].join(' '));
  if (edit.unit !== undefined && own === '' && !told.includes(flat(edit.unit)))
    throw refuseEdit(`Its rows say nothing of “${edit.unit}”.`);
  if (suffix !== '' && own !== '' && suffix !== own) throw refuseEdit(`Its rows are measured in “${own}”.`);
  const row = {
    ...('prefix' in model || (prefix !== '' && !('prefix' in element.props))
      ? { prefix: prefix || (model.prefix ?? '') }
      : {}),
    value: digits,
    ...('suffix' in model ? { suffix: model.suffix ?? '' } : {}),
    label: edit.text,
  };
  return withItems(film, host, inPlace(values, row, edit.place ?? { at: 'end' }));
}

function hostOf(parted: PartedFilm, { target }: ItemEdit): Item {
  const parts = target == null ? parted.parts : findTarget(parted, target).parts;
  const hosts = parts.flatMap((part) =>
    (part.elements ?? []).flatMap((element) => {
      const found = itemsOf(element);
      const isFigures = found?.values.every(
        (one) => one !== null && typeof one === 'object' && 'value' in one && 'label' in one,
      );
      return found !== null && isFigures === true ? [{ part, element, ...found, index: 0 }] : [];
    }),
  );
  const [host, more] = hosts;
  if (host === undefined) throw refuseEdit('The film has no chart or row of figures that could hold one more.');
  if (more === undefined) return host;
  const numbers = [...new Set(hosts.map(({ part }) => parted.parts.indexOf(part) + 1))].join(', ');
  throw refuseEdit(`Several scenes could hold it: ${numbers}. Say which, as in: Add a bar to the chart: “…” with 16.`);
}

/** The rows with the new one where it shall stand. */
export function inPlace(values: readonly Json[], row: Json, place: Place): Json[] {
  if (place.at === 'start') return [row, ...values];
  if (place.at === 'end') return [...values, row];
  if (place.at === 'between') throw refuseEdit('A row stands before or after one other.');
  const words = place.target.by === 'words' ? flat(place.target.words) : '';
  const at = values.findIndex((one) => flat(titleOf(one)) === words);
  if (at < 0) throw refuseEdit('The row has no such item beside which it could stand.');
  const index = place.at === 'before' ? at : at + 1;
  return [...values.slice(0, index), row, ...values.slice(index)];
}

/** One more line at the foot of a scene that stands; what stands there gives it room. */
export function addLine(film: EditFilm, { text, target, under }: Extract<Edit, { kind: 'addLine' }>): EditFilm {
  const parted = partFilm(film);
  const part = findPart(parted, target);
  if (under !== null && under.by !== 'words' && !findTarget(parted, under).parts.includes(part))
    throw refuseEdit('What it shall stand below is not in that scene.');
  const elements = part.elements;
  if (elements === null) throw refuseEdit('That scene is code of its own, to which no line can be added.');
  const next = withLine(elements, text);
  const parts = parted.parts.map((one): Part => (one === part ? { ...part, elements: next } : one));
  return layParts(parted, parts, true);
}

const drawn = ['Emblem', 'Icon', 'Media', 'ShapeField'];

function withLine(elements: readonly CodeElement[], text: string): CodeElement[] {
  const told = elements.filter(({ piece, props }) => !drawn.includes(piece) && textsIn(props).length > 0);
  const boxes = told.map(({ props }) => boxOf(props.zone));
  const full = { x: 14, y: 14, w: 72, h: 72 };
  const known = boxes.filter((box) => box !== null);
  if (known.length > 0 && known.length < told.length) throw refuseEdit('That scene has no room for one more line.');
  const all = known.length === 0 ? [full] : known;
  const [x, y] = [Math.min(...all.map((box) => box.x)), Math.min(...all.map((box) => box.y))];
  const [right, foot] = [Math.max(...all.map((box) => box.x + box.w)), Math.max(...all.map((box) => box.y + box.h))];
  const share = 0.78;
  const squeezed = elements.map((element) => {
    if (!told.includes(element)) return element;
    const box = boxOf(element.props.zone) ?? { x, y, w: right - x, h: foot - y };
    const zone = { x: box.x, y: Math.round(y + (box.y - y) * share), w: box.w, h: Math.round(box.h * share) };
    return withProps(element, { zone });
  });
  const last = told.at(-1);
  const top = Math.round(y + (foot - y) * share) + 2;
  const { from, to, exit, align } = last?.props ?? {};
  const line = newElement(
    'Body',
    {
      zone: { x, y: top, w: right - x, h: Math.max(8, Math.round(foot - top)) },
      ...given({ from, to }),
      text,
      ...given({ align, exit }),
    },
    last?.lead ?? '\n      ',
  );
  const at = last === undefined ? squeezed.length : elements.indexOf(last) + 1;
  return [...squeezed.slice(0, at), line, ...squeezed.slice(at)];
}

const given = (props: Record<string, Json | undefined>): Record<string, Json> =>
  Object.fromEntries(Object.entries(props).filter((entry): entry is [string, Json] => entry[1] !== undefined));
