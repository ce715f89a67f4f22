import { flat } from './clause.ts';
import type { Part, PartedFilm } from './film-parts.ts';
import { labelledMotto } from './motto-words.ts';
import { textsIn } from './texts-in.ts';

/** The words that a film shows as its motto: below its name, behind that label, or as its opening line. */
export function mottoOf({ parts }: PartedFilm): string | undefined {
  const elements = parts.flatMap((part) => part.elements ?? []);
  const tagline = elements.map(({ props }) => props.tagline).find((text) => typeof text === 'string');
  if (typeof tagline === 'string') return tagline;
  const label = elements.flatMap(({ props }) => textsIn(props)).map((text) => labelledMotto.exec(text)?.[1]);
  const named = label.find((text) => text !== undefined);
  if (named !== undefined) return named;
  const name = elements.map(({ props }) => props.name).find((text) => typeof text === 'string');
  const under = elements.map(({ piece, props }) => (piece === 'EndCard' ? props.line : undefined));
  return (
    openingLine(parts[0], typeof name === 'string' ? name : '') ??
    under.find((text): text is string => typeof text === 'string') ??
    loneLine(parts)
  );
}

/** The one line between opening and closing that is no sentence of its own and counts nothing. */
function loneLine(parts: readonly Part[]): string | undefined {
  const lines = parts.slice(1, -1).flatMap(({ elements }) => elements ?? []);
  const [line, more] = lines.flatMap(({ piece, props }) => {
    const text = piece === 'Headline' && typeof props.text === 'string' ? props.text : '';
    return text === '' || /[\d/@.:!?]/u.test(text) || text.split(/\s+/u).length > 8 ? [] : [text];
  });
  return more === undefined ? line : undefined;
}

/** A few words without a figure that do not tell who the film is of. */
function openingLine(part: Part | undefined, name: string): string | undefined {
  const [line, more] = (part?.elements ?? []).flatMap(({ piece, props }) =>
    ['Headline', 'Marker', 'Typeline'].includes(piece) && typeof props.text === 'string' ? [props.text] : [],
  );
  if (line === undefined || more !== undefined || /\d/u.test(line)) return undefined;
  const isName = name !== '' && ` ${flat(line)} `.includes(` ${flat(name)} `);
  return isName || line.split(/\s+/u).length > 9 ? undefined : line;
}
