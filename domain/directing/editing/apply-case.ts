/** The same words in capitals or in small letters. */
import type { Json } from '../casting/shot.ts';
import { inElements } from './apply-words.ts';
import { flat } from './clause.ts';
import type { Edit, Target } from './edit.ts';
import { type EditFilm, type PartedFilm, partFilm } from './film-parts.ts';
import { mottoOf } from './find-motto.ts';
import { findTarget } from './find-target.ts';
import { withProps } from './scene-code.ts';
import { shownByPart, textsOfNoun } from './texts-of-noun.ts';

export function applyCase(film: EditFilm, { target: named, to }: Extract<Edit, { kind: 'case' }>): EditFilm {
  const parted = partFilm(film);
  const motto = named.by === 'noun' && named.noun === 'tagline' ? mottoOf(parted) : undefined;
  const target: Target = motto === undefined ? named : { by: 'words', words: motto };
  const texts = new Set(textsMeant(parted, target));
  const { language } = film.theme;
  const put = (text: string) => (to === 'upper' ? text.toLocaleUpperCase(language) : text.toLocaleLowerCase(language));
  const wanted = target.by === 'words' ? target.words : null;
  const recase = (text: string) => {
    const at = wanted === null ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
    if (wanted === null || at < 0) return put(text);
    return `${text.slice(0, at)}${put(text.slice(at, at + wanted.length))}${text.slice(at + wanted.length)}`;
  };
  const scenes = film.scenes.map((scene) =>
    inElements(scene, (element) => {
      const changed = Object.entries(element.props).flatMap(([name, value]) => {
        const next = recased(value, texts, recase);
        return JSON.stringify(next) === JSON.stringify(value) ? [] : [[name, next] as const];
      });
      if (changed.length === 0) return element;
      // What a text marks is written as the text is.
      const shown = changed.map(([, value]) => JSON.stringify(value)).join(' ');
      const marks = ['emphasis', 'words'].flatMap((name) => {
        const mark = element.props[name];
        return typeof mark === 'string' && !shown.includes(mark) && shown.includes(put(mark))
          ? [[name, put(mark)] as const]
          : [];
      });
      return withProps(element, Object.fromEntries([...changed, ...marks]));
    }),
  );
  return { ...film, scenes };
}

function recased(value: Json, texts: ReadonlySet<string>, recase: (text: string) => string): Json {
  if (typeof value === 'string') return texts.has(value) ? recase(value) : value;
  if (Array.isArray(value)) return value.map((one) => recased(one, texts, recase));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, recased(one, texts, recase)]));
}

function textsMeant(parted: PartedFilm, target: Target): string[] {
  const { parts } = findTarget(parted, target);
  const shown = parts.flatMap(shownByPart);
  if (target.by === 'words') return shown.filter((text) => ` ${flat(text)} `.includes(` ${flat(target.words)} `));
  const own = target.by === 'noun' ? textsOfNoun(parts, target.noun) : [];
  return own.length > 0 ? own : shown;
}
