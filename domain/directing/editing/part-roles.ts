/** Parts by what they are to a viewer, whatever piece shows them: "the speakers", "the takeaway", "the third feature". */
import type { TargetNoun } from './edit.ts';
import { type Part, piecesOfPart, stringsOfPart } from './film-parts.ts';
import { itemsOf, titleOf } from './items.ts';
import { textsIn } from './texts-in.ts';

const person =
  /^(?:[-–•]\s)?(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir)\.?\s)?\p{Lu}[\p{L}.'’-]+(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|da|van|von|der|la|el))+(?:\s?[,–—(·-]|$)/u;
const dated =
  /^(?:[-–•]\s)?(?:\d{4}(?!\d)|\d{1,2}[.:/]|(?:early|mid|late|spring|summer|autumn|winter|jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*(?!\p{L}))/iu;
/** Somebody's words inside a sentence of the film. */
const quoted = /[“„«"]\s?\p{L}[^“”„«»"]*\s[^“”„«»"]*\s[^“”„«»"]*[”“»"]/u;
const ending = ['Quote', 'Ticket', 'EndCard', 'CallToAction', 'LogoReveal'];

/** The parts that a role means; empty where the film has none of them. */
export function partsOfRole(parts: readonly Part[], noun: TargetNoun): Part[] {
  if (noun === 'people') return parts.filter((part) => most(itemsIn(part), (text) => person.test(text)));
  if (noun === 'timeline') return parts.filter((part) => most(itemsIn(part), (text) => dated.test(text)));
  if (noun === 'figure')
    return parts.filter((part) => most(itemsIn(part), (text) => /\d/u.test(text) && !dated.test(text)));
  if (noun === 'bigNumber') return alone(parts);
  if (noun === 'ranking') return parts.filter(isRanked);
  if (noun === 'quote') return parts.filter((part) => stringsOfPart(part).some((text) => quoted.test(text)));
  if (noun === 'takeaway') return inner(parts).filter(isSentence);
  return noun === 'feature' ? inner(parts).filter(isFeature) : [];
}

/** A figure that counts up by itself, before one that stands in a sentence. */
function alone(parts: readonly Part[]): Part[] {
  const counting = parts.filter((part) => piecesOfPart(part).includes('Counter'));
  const bare = counting.filter(({ elements }) =>
    elements?.some(({ piece, props }) => piece === 'Counter' && props.text === undefined),
  );
  return bare.length > 0 ? bare : counting;
}

const inner = (parts: readonly Part[]) => parts.slice(1, -1);

/** What the items of a part's list say, each in one string. */
const itemsIn = ({ elements }: Part): string[] =>
  (elements ?? []).flatMap((element) => {
    const values = ['Bars', 'Line', 'Donut', 'Chips'].includes(element.piece) ? [] : (itemsOf(element)?.values ?? []);
    return values.map((item) => `${titleOf(item)} ${textsIn(item).join(' ')}`.trim());
  });

const most = (texts: readonly string[], test: (text: string) => boolean) =>
  texts.length > 1 && texts.filter(test).length >= texts.length * 0.75;

/** A numbered list, or bars that stand from the most to the least. */
const isRanked = ({ elements }: Part) =>
  (elements ?? []).some(({ piece, props }) => {
    if (piece === 'ListBuild') return props.marker === 'number';
    if (piece !== 'Bars' || !Array.isArray(props.data)) return false;
    const amounts = (props.data as { value?: unknown }[]).map(({ value }) =>
      Number(String(value).replace(/[^\d.]/gu, '')),
    );
    return props.sorted === true || amounts.every((one, at) => at === 0 || one <= (amounts[at - 1] ?? 0));
  });

const isSentence = (part: Part) =>
  piecesOfPart(part).every((piece) => ['Headline', 'Marker', 'Body', 'Emblem', 'Icon'].includes(piece));

/** One thing said of what the film is about: no price, no quotation, no list of its own. */
const isFeature = (part: Part) => {
  const pieces = piecesOfPart(part);
  return (
    !pieces.some(
      (piece) =>
        ending.includes(piece) ||
        ['Bars', 'Line', 'Donut', 'Compare', 'Scorecard', 'ListBuild', 'Steps', 'CardGrid', 'KpiRail'].includes(piece),
    ) && !stringsOfPart(part).some((text) => /[$€£¥₹]/u.test(text))
  );
};
