/** The same words in capitals or in small letters. */
import type { Json } from '../casting/shot.ts';
import { inElements } from './apply-words.ts';
import { flat } from './clause.ts';
import type { Edit, Target } from './edit.ts';
import { type EditFilm, type PartedFilm, partFilm } from './film-parts.ts';
import { findTarget } from './find-target.ts';
import { refuseEdit } from './refuse-edit.ts';
import { withProps } from './scene-code.ts';
import { shownByPart, textsOfNoun } from './texts-of-noun.ts';

export function applyCase(film: EditFilm, { target: named, to }: Extract<Edit, { kind: 'case' }>): EditFilm {
  const parted = partFilm(film);
  const target = named.by === 'noun' && named.noun === 'tagline' ? (labelledMotto(parted) ?? named) : named;
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
  if (target.by === 'noun' && target.noun === 'tagline') return [mottoOf(parted)];
  const { parts } = findTarget(parted, target);
  const shown = parts.flatMap(shownByPart);
  if (target.by === 'words') return shown.filter((text) => ` ${flat(text)} `.includes(` ${flat(target.words)} `));
  const own = target.by === 'noun' ? textsOfNoun(parts, target.noun) : [];
  return own.length > 0 ? own : shown;
}

/** "The motto: “Fix it, ride it”": what its label leads, as it is quoted there. */
function labelledMotto({ parts }: PartedFilm): Target | null {
  const label =
    /^(?:\p{L}{2,6}\s)?(?:motto|slogan|devise|lema|leitspruch|wahlspruch)\s?:\s*[“”„«"»]?\s*(\S.*?)\s*[“”«"»]?[.]?$/iu;
  const [found] = parts.flatMap(shownByPart).flatMap((text) => label.exec(text)?.[1] ?? []);
  return found === undefined ? null : { by: 'words', words: found };
}

/** The line below a name, else what the film opens with where that is no name, else the closing's line. */
function mottoOf({ parts }: PartedFilm): string {
  const all = parts.flatMap(({ elements }) => elements ?? []);
  const named = all.flatMap(({ props }) => (typeof props.name === 'string' ? [flat(props.name)] : []));
  const [tagline] = all.flatMap(({ props }) => (typeof props.tagline === 'string' ? [props.tagline] : []));
  const [opening] = (parts[0]?.elements ?? []).flatMap(({ props }) =>
    typeof props.text === 'string' ? [props.text] : [],
  );
  const isName = opening !== undefined && named.some((name) => flat(opening).includes(name));
  const [line] = all.flatMap(({ props }) =>
    typeof props.line === 'string' && !/\d/u.test(props.line) ? [props.line] : [],
  );
  const motto = tagline ?? (isName ? line : (opening ?? line));
  if (motto === undefined) throw refuseEdit('The film shows no motto that is known as one. Quote its words.');
  return motto;
}
