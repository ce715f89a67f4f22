import type { Json } from '../casting/shot.ts';
import type { Edit, LineKind } from './edit.ts';
import { type EditFilm, type Part, type PartedFilm, partFilm } from './film-parts.ts';
import { findTarget } from './find-target.ts';
import { withElement } from './items.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, withProps } from './scene-code.ts';

interface Line {
  part: Part;
  element: CodeElement;
  prop: string;
}

/** Other words for one line of a part: its main one, the one under it, or the label of its figure. */
export function applyLine(film: EditFilm, { of, within, to }: Extract<Edit, { kind: 'line' }>): EditFilm {
  const parted = partFilm(film);
  const { part, element, prop } = lineFound(parted, of, within === null ? null : findTarget(parted, within).parts);
  if (element.props[prop] === to) throw refuseEdit('The film is so already.');
  const marked = element.props.emphasis;
  const isMarkLeft = typeof marked !== 'string' || prop !== 'text' || to.includes(marked);
  return withElement(
    film,
    part,
    element,
    withProps(element, { [prop]: to, ...(isMarkLeft ? {} : { emphasis: undefined }) }),
  );
}

function lineFound(parted: PartedFilm, of: LineKind, meant: readonly Part[] | null): Line {
  const [only, more] = meant ?? [];
  if (more !== undefined) throw several(parted, meant ?? []);
  const found = (only === undefined ? parted.parts : [only]).flatMap((part) => lineOf(part, of) ?? []);
  // Of the whole film, a subtitle is that of its opening.
  const opening = only === undefined && of === 'under' ? found.find(({ part }) => part === parted.parts[0]) : undefined;
  const [line, other] = opening === undefined ? found : [opening];
  if (line === undefined) throw refuseEdit(`${only === undefined ? 'No scene' : 'That scene'} has no such line.`);
  if (other !== undefined)
    throw several(
      parted,
      found.map(({ part }) => part),
    );
  return line;
}

const several = ({ parts }: PartedFilm, own: readonly Part[]) =>
  refuseEdit(
    `Several scenes could be meant: ${own.map((part) => parts.indexOf(part) + 1).join(', ')}. Say which one by its number.`,
  );

const heads = ['Headline', 'Marker', 'Typeline', 'Quote'];

function lineOf(part: Part, of: LineKind): Line | null {
  const elements = part.elements ?? [];
  const first = (pieces: readonly string[], prop: string): Line | null => {
    const element = elements.find(({ piece, props }) => pieces.includes(piece) && isWords(props[prop]));
    return element === undefined ? null : { part, element, prop };
  };
  const any = (prop: string): Line | null => {
    const element = elements.find(({ props }) => isWords(props[prop]));
    return element === undefined ? null : { part, element, prop };
  };
  if (of === 'label') return any('label') ?? any('caption');
  if (of === 'under') return underOf(part) ?? any('line') ?? any('tagline');
  // What an ending asks for is what it says first; never who signs.
  return first(heads, 'text') ?? any('action') ?? any('text') ?? any('line') ?? any('tagline') ?? any('title');
}

const isWords = (value: Json | undefined) => typeof value === 'string' && /\p{L}/u.test(value);

/** The one text below the first of a part. */
function underOf(part: Part): Line | null {
  const told = (part.elements ?? []).filter(
    ({ piece, props }) => [...heads, 'Body'].includes(piece) && isWords(props.text),
  );
  const [, element, more] = told;
  return element === undefined || more !== undefined ? null : { part, element, prop: 'text' };
}
