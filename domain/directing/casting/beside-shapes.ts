/** A part of a film that is told by itself, with the brand's shapes beside it. */
import { placesFor } from './dress-beats.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { PlacedShot, Shot } from './shot.ts';

/** A date, a value or a numeral in the brand's colour. */
export const marked = (caster: Caster, text: string): Shot => ({
  ...cast.headline(caster, text),
  props: { text, tone: 'brand' },
});

/** Two parts of three stand beside the brand's shapes, on either side: a row of them is no one picture nor a page of type. */
export function besideShapes({ format, brief }: Caster, shots: Shot[], index: number): PlacedShot[] {
  const isBare = index % 3 === 0 || brief.direction === 'rtl' || brief.treatment.density === 'sparse';
  if (isBare) return stacked(shots, { x: 0, y: 0, w: 100, h: 100 }, format === 'landscape');
  const [words, shapes] = placesFor(format, index % 3 === 1);
  const emblem = { piece: 'Emblem', props: { variant: index + 3 }, words: [], need: 0, box: shapes };
  return [...stacked(shots, words, false), emblem];
}

/** A large numeral before its line in a wide place, above it in a narrow one; a line alone fills the place. */
function stacked(shots: readonly Shot[], place: NonNullable<PlacedShot['box']>, isWide: boolean): PlacedShot[] {
  const [first, second] = shots;
  if (first === undefined) return [];
  if (second === undefined) return [place.w === 100 && place.h === 100 ? first : { ...first, box: place }];
  if (isWide && place.w === 100)
    return [
      { ...first, box: { x: 0, y: 16, w: first.words.join('').length > 2 ? 32 : 18, h: 68 } },
      first.words.join('').length > 2
        ? { ...second, box: { x: 36, y: 16, w: 64, h: 68 } }
        : { ...second, box: { x: 22, y: 16, w: 78, h: 68 } },
    ];
  const head = Math.round(place.h * 0.3);
  return [
    { ...first, box: { ...place, h: head } },
    { ...second, box: { ...place, y: place.y + head + 2, h: place.h - head - 2 } },
  ];
}
