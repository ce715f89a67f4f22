/** Another year of what stands beside it: "the boathouse was built in 2009", of a milestone or of a sentence. */
import type { Json } from '../casting/shot.ts';
import { inElements } from './apply-words.ts';
import { segmentsOf } from './cut-facts.ts';
import { type EditFilm, partFilm } from './film-parts.ts';
import { withProps } from './scene-code.ts';
import { flat, stemsOf } from './stems.ts';
import { textsIn } from './texts-in.ts';

const year = /(?<![\d.,])(?:1[5-9]|20)\d{2}(?![\d.,]\d|\d)/gu;
export const isYear = (text: string): boolean => /^(?:1[5-9]|20)\d{2}$/u.test(text.trim());

/** Years with what is told of them, as texts or as rows of a timeline. */
interface Told {
  /** The text, or the row as JSON, that holds it. */
  host: string;
  was: string;
  near: string;
  /** The stretch of the text that holds it. */
  stretch: string;
}

/** Null where no year of the film, or several, have what is spoken of beside them. */
export function withYear(film: EditFilm, to: string, about: string): EditFilm | null {
  const wanted = stemsOf(about).filter((stem) => stem.length > 3);
  // A year that stands alone is told of what its scene shows beside it.
  const told = partFilm(film).parts.flatMap(({ elements }) => {
    const beside = (elements ?? []).flatMap(({ props }) => textsIn(props)).join(' ');
    return (elements ?? [])
      .flatMap(({ props }) => toldIn(props))
      .map((one) => (isYear(one.near) ? { ...one, near: beside } : one));
  });
  const scored = told.map((one) => {
    const tokens = flat(one.near).split(' ');
    return { ...one, count: wanted.filter((stem) => tokens.some((token) => token.startsWith(stem))).length };
  });
  const most = Math.max(0, ...scored.map(({ count }) => count));
  const [only, more] = scored.filter(({ count }) => count === most);
  if (most === 0 || only === undefined || more !== undefined) return null;
  const scenes = film.scenes.map((scene) =>
    inElements(scene, (element) => {
      const props = put(element.props, only, to) as Record<string, Json>;
      return JSON.stringify(props) === JSON.stringify(element.props) ? element : withProps(element, props);
    }),
  );
  return { ...film, scenes };
}

function toldIn(value: Json): Told[] {
  if (typeof value === 'string') {
    return segmentsOf(value).flatMap(({ text }) =>
      (text.match(year) ?? []).flatMap((was, _, all) =>
        all.length === 1 ? [{ host: value, was, near: text, stretch: text }] : [],
      ),
    );
  }
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(toldIn);
  if (typeof value.when === 'string' && isYear(value.when))
    return [{ host: JSON.stringify(value), was: value.when, near: Object.values(value).join(' '), stretch: '' }];
  return Object.values(value).flatMap(toldIn);
}

function put(value: Json, told: Told, to: string): Json {
  if (typeof value === 'string')
    return value === told.host ? value.replace(told.stretch, told.stretch.replace(told.was, to)) : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => put(one, told, to));
  if (JSON.stringify(value) === told.host) return { ...value, when: to };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, put(one, told, to)]));
}
