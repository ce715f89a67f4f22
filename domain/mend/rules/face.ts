import { fallbackFamilies, fontPairs } from '../../../contract/fonts.ts';
import { bounds, unitOf } from '../../review/bounds.ts';
import type { Candidate, ElementEdit } from '../edit.ts';
import { type Target, worstOf } from '../target.ts';

/** Sets words whose family the stage does not have in the film's own face, which is what they would be drawn with at best. */
export function mendFace(target: Target): Candidate[] {
  const { at, film } = target;
  const text = worstOf(target, ({ fontSize }) => fontSize);
  if (!at || !text) return [];
  const { display, text: body } = fontPairs[film.theme.pairing];
  const { family } = text.fontSize >= bounds.largeText * unitOf(film.input.timeline) ? display : body;
  const families = [family, ...fallbackFamilies(film.theme.language)];
  return [families.slice(0, 1), families].flatMap((list): Candidate[] => {
    const set = list.length === 1 ? family : [...new Set(list)].map((name) => `'${name}'`).join(', ');
    const one = (edit: Partial<ElementEdit>): Candidate => ({
      what: `the film’s own face, ${family}`,
      edits: [{ at, level: 0, ...edit, style: [{ property: 'fontFamily', set }] }],
    });
    const where = ['fontFamily'];
    return [one({ where }), one({ level: 1, where }), one({ level: 2, where }), one({}), one({ level: -1, where })];
  });
}
