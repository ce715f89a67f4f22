/** Words taken out of a sentence that stays: with the comma that parted them from the rest. */
import { capital, escaped } from '../reading/phrases.ts';
import { inElements, remarked } from './apply-words.ts';
import { eachString } from './code-values.ts';
import { isHeld, segmentsOf, withoutFact } from './cut-facts.ts';
import type { EditFilm } from './film-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { type CodeElement, newElement, withProps } from './scene-code.ts';

/** The film without these words, wherever a sentence has them beside others. */
export function cutWords(film: EditFilm, words: string): EditFilm {
  const { language } = film.theme;
  const scenes = film.scenes.map((scene) => {
    const code = eachString(scene.code, (text) => {
      const left = withoutWords(text, words, language);
      if (left !== null) return left;
      throw refuseEdit(
        `Nobody knows what “${text}” shall say without “${words}”. Say it whole, as in: Change “…” to “…”.`,
      );
    });
    if (code === scene.code) return scene;
    const cut = inElements({ ...scene, code }, withoutFigure);
    return { ...cut, code: remarked(cut.code, film) };
  });
  if (scenes.every(({ code }, at) => code === film.scenes[at]?.code)) throw refuseEdit(`No scene shows “${words}”.`);
  return { ...film, scenes };
}

/** A text without the words, and without what only counts or leads them; null where nobody knows what is left. */
export function withoutWords(text: string, words: string, language = 'en'): string | null {
  const source = escaped(words.trim()).replace(/\s+/gu, '\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  if (found === null) return text;
  // A label leads all of its row, and an end ends whatever is left.
  const label = /^[^,;:]{2,40}:\s+/u.exec(text)?.[0] ?? '';
  const stop = /[.!?…]+$/u.exec(text)?.[0] ?? '';
  const start = found.index < label.length ? 0 : label.length;
  const segments = segmentsOf(text.slice(start, text.length - stop.length));
  const isPriced = segments.length > 1 && segments.every(({ text: one }) => priced.test(one));
  let from = start;
  for (const [at, segment] of segments.entries()) {
    const begin = from + segment.joint.length;
    from = begin + segment.text.length;
    const own: [number, number] = [found.index - begin, found.index + found[0].length - begin];
    if (own[0] < 0 || own[1] > segment.text.length) continue;
    const before = segment.text.slice(0, own[0]);
    const rest = `${before} ${segment.text.slice(own[1])}`;
    // “Larger bins may be ordered”: a sentence says nothing without what it tells of.
    if (isSubject(segment.text.slice(own[1]))) return null;
    if (/\p{L}{3}/u.test(rest) && !isHeld(before) && !isPriced) break;
    if (isPriced) own[0] = 0;
    const left = withoutFact(segments, at, own, language);
    if (left === null) return null;
    const joined = left.map(({ joint, text: one }, index) => (index === 0 ? one : `${joint}${one}`)).join('');
    return tidied(`${text.slice(0, start)}${joined}${stop}`, text);
  }
  return tidied(text.replace(found[0], ' '), text);
}

/** Whether what follows words begins with the verb that they are the subject of. */
const isSubject = (after: string): boolean =>
  /^\s(?:is|are|was|were|has|have|had|can|may|will|must|should|could|cost|ist|sind|war|waren|hat|haben|kann|können|darf|dürfen|wird|werden|muss|müssen|kostet|kosten|est|sont|était|étaient|peut|peuvent|sera|seront|coûte|coûtent|es|son|está|están|puede|pueden|cuesta|cuestan|è|sono|può|possono|costa|costano|é|são|pode|podem|custa|custam)\s\S/iu.test(
    after,
  );

/** "Bremsen einstellen 14 €": an item of a row, and what it costs. */
const priced = /^\p{L}.*\s\P{L}?\d[\d.,]*\s?(?:\P{L}{1,2}|CHF|EUR|USD|GBP)?$/u;

const tidied = (text: string, was: string): string => {
  const plain = text
    .replace(/\s+(?:and|or|und|oder|et|ou|y|o|e)(?=\s*[,.;!?]|$)/giu, '')
    .replace(/\s+(?=[,;.!?](?:\s|$))/gu, '')
    .replace(/([,;])(?:\s*[,;])+/gu, '$1')
    .replace(/[,;:·–—-](?=\s*[.!?…]?$)/u, '')
    .replace(/^[\s,;:·.–—-]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return /^\p{Ll}/u.test(was) ? plain : capital(plain);
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
