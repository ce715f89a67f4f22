/** Words taken out of a sentence that stays: with the comma that parted them from the rest. */
import { capital, escaped } from '../reading/phrases.ts';
import { inElements } from './apply-words.ts';
import { eachString } from './code-values.ts';
import type { EditFilm } from './film-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, newElement, withProps } from './scene-code.ts';

/** The film without these words, wherever a sentence has them beside others. */
export function cutWords(film: EditFilm, words: string): EditFilm {
  const scenes = film.scenes.map((scene) => {
    const code = eachString(scene.code, (text) => withoutWords(text, words));
    return code === scene.code ? scene : inElements({ ...scene, code }, withoutFigure);
  });
  if (scenes.every(({ code }, at) => code === film.scenes[at]?.code)) throw refuseEdit(`No scene shows “${words}”.`);
  return { ...film, scenes };
}

/** A text without the words; with the whole stretch between its commas, where only a figure would be left of that. */
export function withoutWords(text: string, words: string): string {
  const source = escaped(words.trim()).replace(/\s+/gu, '\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  if (found === null) return text;
  const stretches = text.split(/(?<=[,;·])\s+/u);
  let start = 0;
  for (const [at, stretch] of stretches.entries()) {
    const from = text.indexOf(stretch, start);
    start = from + stretch.length;
    if (found.index < from || found.index + found[0].length > start) continue;
    const left = stretch.replace(found[0], ' ');
    if (/\p{L}{3}/u.test(left)) return tidied(text.replace(found[0], ' '), text);
    const rest = stretches.filter((_, other) => other !== at);
    const isEnded = at === stretches.length - 1;
    const joined = isEnded
      ? `${rest.join(' ').replace(/[,;·]$/u, '')}${/[.!?…]$/u.exec(text)?.[0] ?? ''}`
      : rest.join(' ');
    return tidied(joined, text);
  }
  return tidied(text.replace(found[0], ' '), text);
}

const tidied = (text: string, was: string): string => {
  const plain = text
    .replace(/\s+(?:and|or|und|oder|et|ou|y|o|e)(?=\s*[,.;!?]|$)/giu, '')
    .replace(/\s+(?=[,;.!?](?:\s|$))/gu, '')
    .replace(/([,;])(?:\s*[,;])+/gu, '$1')
    .replace(/[,;:·–—-](?=\s*[.!?…]?$)/u, '')
    .replace(/^[\s,;:·.–—-]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return /^\P{L}*\p{Lu}/u.test(was) ? capital(plain) : plain;
};

/** A counter whose sentence lost its figure is a sentence. */
function withoutFigure(element: CodeElement): CodeElement {
  const { text, value, zone, from, to, exit } = element.props;
  if (element.props.emphasis === '') return withProps(element, { emphasis: undefined });
  if (element.piece !== 'Counter' || typeof text !== 'string' || typeof value !== 'string' || text.includes(value))
    return element;
  const kept = Object.entries({ zone, from, to, text, exit }).filter(([, one]) => one !== undefined);
  return newElement('Headline', Object.fromEntries(kept) as Record<string, never>, element.lead);
}
