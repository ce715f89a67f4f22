import { addLine } from './apply-added.ts';
import type { Edit } from './edit.ts';
import { type EditFilm, partFilm } from './film-parts.ts';
import { findTarget } from './find-target.ts';
import { withElement } from './items.ts';
import { refuseEdit } from './refuse-edit.ts';
import { withProps } from './scene-code.ts';

/** The name, and what its owner is, under the one quotation of the film. */
export function applySigned(film: EditFilm, { who, role }: Extract<Edit, { kind: 'signed' }>): EditFilm {
  const parted = partFilm(film);
  const { parts } = findTarget(parted, { by: 'noun', noun: 'quote' });
  const [part, more] = parts;
  if (part === undefined || more !== undefined)
    throw refuseEdit('Several quotes could be meant. Say which scene, by its number.');
  const element = part.elements?.find(({ piece }) => piece === 'Quote');
  if (element === undefined) {
    if (who === undefined) throw refuseEdit('The quote names nobody whose title could change.');
    const text = `— ${[who, role].filter((one) => one !== undefined).join(', ')}`;
    return addLine(film, {
      kind: 'addLine',
      text,
      target: { by: 'number', number: parted.parts.indexOf(part) + 1 },
      under: null,
    });
  }
  if (who === undefined && element.props.who === undefined)
    throw refuseEdit('The quote names nobody whose title could change.');
  const next = { ...(who === undefined ? {} : { who, role: undefined }), ...(role === undefined ? {} : { role }) };
  return withElement(film, part, element, withProps(element, next));
}
