/** A stretch of a sentence that shall stand elsewhere than the rest of it: "the 1,960 bikes" of "Mended in 48 h, 1,960 bikes …". */
import { emphasisOf } from '../casting/emphasis.ts';
import { capital } from '../reading/phrases.ts';
import { flat } from './clause.ts';
import { withoutWords } from './cut-words.ts';
import { type EditFilm, type Part, type PartedFilm, partFilm } from './film-parts.ts';
import { type CodeElement, withProps } from './scene-code.ts';

/** The film in its parts, where the stretch with these words is a part of its own; as it is, where it is so or nothing else. */
export function withOwnPart(film: EditFilm, words: string): PartedFilm {
  const parted = partFilm(film);
  const cuts = parted.parts.flatMap((part) => {
    const halves = part.isBeat ? halvesOf(part, words, film) : null;
    return halves === null ? [] : [{ part, halves }];
  });
  const [cut, more] = cuts;
  if (cut === undefined || more !== undefined) return parted;
  const parts = parted.parts.flatMap((part) => (part === cut.part ? cut.halves : [part]));
  return { ...parted, parts };
}

/** The part in two: the rest of its sentence, and the stretch that holds the words. */
function halvesOf(part: Part, words: string, { theme, fps }: EditFilm): [Part, Part] | null {
  const [head, more] = (part.elements ?? []).filter(({ piece }) => piece === 'Headline');
  const text = head?.props.text;
  const isOther = (part.elements ?? []).some(({ piece }) => !['Headline', 'Emblem', 'Icon'].includes(piece));
  if (head === undefined || more !== undefined || typeof text !== 'string' || isOther || part.asides.length > 0)
    return null;
  // "Opening hours: Tue–Fri 10–18, Sat 10–13": what a label leads is one.
  const stretches = text.split(/[,;]\s+/u);
  const own = stretches.filter((one) => ` ${flat(one)} `.includes(` ${flat(words)} `));
  const [stretch] = own;
  if (stretches.length < 2 || own.length !== 1 || stretch === undefined || /^[^,]{2,40}:\s/u.test(text)) return null;
  const rest = withoutWords(text, stretch.replace(/[.!]$/u, ''), theme.language);
  if (rest === null) return null;
  const left = stretch.replace(/[.!]$/u, '');
  if (stretches.some((one) => one !== stretch && !/\p{L}{3}/u.test(one))) return null;
  const share = Math.max(0.4, Math.min(0.6, left.length / text.length));
  const length = Math.max(fps, Math.round(part.length * share));
  const told = (element: CodeElement, put: string) =>
    element === head
      ? withProps(head, { text: put, emphasis: emphasisOf(put, { name: '', language: theme.language }) ?? undefined })
      : element;
  const half = (put: string, frames: number, before: Part['before']): Part => ({
    ...part,
    elements: (part.elements ?? []).map((element) => told(element, put)),
    length: frames,
    before,
  });
  const stop = /[.!?…]$/u.exec(text)?.[0] ?? '';
  const first = half(rest, part.length - length, part.before);
  return [first, half(`${capital(left)}${stop}`, length, null)];
}
