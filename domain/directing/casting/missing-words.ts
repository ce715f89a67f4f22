/** What a brief says that stands nowhere on screen, neither in words nor drawn. */
import type { Brief } from '../brief.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { withoutLead } from '../reading/address-lead.ts';
import { orderWords, ordinals } from '../reading/order-words.ts';
import { anyPhrase, countWords } from '../reading/phrases.ts';
import { isSmall, wordsOf } from '../reading/untold-words.ts';
import { against } from '../reading/versus-rows.ts';
import type { Json, Shot } from './shot.ts';
import { namesKind, tellsThatIt } from './told-by-ticket.ts';

type Drawn = Pick<Shot, 'piece' | 'props'>;

/** Sentences of which a word with a meaning or a figure stands in no shot, with these. */
export function missingClauses(brief: Brief, shots: readonly Drawn[]): { sentence: string; missing: string[] }[] {
  const lexicon = lexiconOf(brief.language);
  const shown = new Set(shots.flatMap(({ props }) => stringsOf(readIn(props)).flatMap(tokensOf)));
  const spoken = new Set(tokensOf(`${brief.action} ${brief.address} ${brief.name} ${brief.tagline} ${brief.message}`));
  const says = anyPhrase(lexicon.says);
  // "fell from 22 % to 14 %": two figures tell the move themselves.
  const move = anyPhrase([...lexicon.rise, ...lexicon.fall]);
  const isMove = (token: string, sentence: string) =>
    move.test(token) && tokensOf(sentence).filter((one) => /\d/.test(one)).length >= 2;
  // A numbered rail says what comes first and what then.
  const hasRail = brief.lists.some(({ ordered }) => ordered) || shots.some(({ piece }) => piece === 'Steps');
  const hasTicket = shots.some(({ piece }) => piece === 'Ticket');
  // … and columns side by side are set against each other.
  const hasSides = shots.some(({ piece }) => ['Scorecard', 'Table', 'Compare'].includes(piece));
  const orders = new Set(
    [
      ...(hasRail ? [...orderWords(lexicon), ...ordinals] : []),
      ...(hasSides ? [...lexicon.versus, ...against] : []),
    ].flatMap(tokensOf),
  );
  const isMissing = (token: string) =>
    !isToldBy(shown, token) &&
    !orders.has(token) &&
    !spoken.has(token) &&
    !(brief.address !== '' && wayToReach.test(token)) &&
    (/\d/.test(token) || !(isSmall(token, lexicon) || says.test(token)));
  return brief.copy.flatMap((sentence) => {
    const missing = tokensOf(sentence).filter((token) => isMissing(token) && !isMove(token, sentence));
    // What only leads to a quotation is said by the quotation.
    const isLead =
      brief.quotations.some(({ text }) => sentence.includes(text)) && !missing.some((one) => /\d/u.test(one));
    if (
      isLead ||
      isAsked(brief, sentence, missing) ||
      isHead(sentence, missing) ||
      missing.every(namesKind) ||
      (hasTicket && missing.every(tellsThatIt)) ||
      isToldByStars(shots, sentence, missing) ||
      isToldByTicket(brief, sentence, missing) ||
      isToldByDelta(shots, sentence, missing) ||
      isToldByParts(shots, sentence, missing)
    )
      return [];
    for (const token of missing) shown.add(token);
    return missing.length === 0 ? [] : [{ sentence, missing }];
  });
}

/** "Tél. 02 40 55 01 99": the number says by itself what it is. */
const wayToReach = /^(?:t[eé]l|telefon|téléphone|teléfono|telefono|telefone|telefoon|phone|fon)$/u;

/** What times and dresses a piece, and is never read: the shape of variant 1 says no "1 May". */
const unread = new Set(['from', 'to', 'cues', 'lead', 'variant', 'cps', 'zone', 'icon']);
export const readIn = (props: Shot['props']) =>
  Object.fromEntries(Object.entries(props).filter(([key]) => !unread.has(key)));

/** The clauses of a sentence; what stands in brackets stays in one. */
export const clausesIn = (sentence: string): string[] => sentence.split(/(?<=[,;:])\s+(?![^()]*\))|\s[–—]\s/u);

export function stringsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

/** Words in lower case and figures as spelled. Scripts without spaces have none but figures. */
export const tokensOf = (text: string): string[] => [
  ...(text.match(/\d+(?:[.,:]\d+)*/gu) ?? []),
  ...wordsOf(text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' '))
    .map((word) => word.toLowerCase().replace(/’/g, "'"))
    .filter((word) => word.length > 1),
];

/** One of a thing is told by many of it: "seat" by a column of "seats". */
const isToldBy = (shown: ReadonlySet<string>, token: string) =>
  shown.has(token) || (token.length >= 4 && shown.has(`${token}s`));

/** "used to take 14 minutes, now 90 seconds": both states drawn to one scale say what the verbs say. */
const isToldByDelta = (shots: readonly Drawn[], sentence: string, missing: readonly string[]) =>
  missing.length <= 3 &&
  !missing.some((token) => /\d/.test(token)) &&
  shots.some(
    ({ piece, props }) =>
      piece === 'Delta' &&
      [props.before, props.after].every((state) => sentence.includes(/\d[\d.,]*/u.exec(String(state))?.[0] ?? '')),
  );

/** "82% goes to projects, 18% to running costs": a ring with its parts says what the verb says. */
const isToldByParts = (shots: readonly Drawn[], sentence: string, missing: readonly string[]) =>
  missing.length <= 5 &&
  !missing.some((token) => /\d/.test(token)) &&
  shots.some(({ piece, props: { parts } }) => {
    const values =
      piece === 'Donut' && Array.isArray(parts) ? parts.flatMap(stringsOf).filter((one) => /^\d/u.test(one)) : [];
    return values.length > 0 && values.every((value) => sentence.includes(value));
  });

/** "4.9 stars from 1,204 patients": the stars themselves say that they are stars. */
const isToldByStars = (shots: readonly Drawn[], sentence: string, missing: readonly string[]) =>
  missing.length <= 2 &&
  // "4.8 of 5": five stars stand there.
  !missing.some((token) => /\d/.test(token) && token !== '5') &&
  shots.some(({ piece, props }) => piece === 'Rating' && sentence.includes(String(props.value)));

/** "Code PULSE27.": the ticket on which it stands says what it is. */
const isToldByTicket = ({ offer }: Brief, sentence: string, missing: readonly string[]) =>
  offer.code !== '' && sentence.includes(offer.code) && countWords(sentence) <= 4 && missing.length <= 2;

/** "Boek op fietswerk.example": the closing asks for it; a preposition of a language without a lexicon is no loss. */
const isAsked = ({ action, address }: Brief, sentence: string, missing: readonly string[]) =>
  action !== '' &&
  address !== '' &&
  sentence.includes(address) &&
  (withoutLead(sentence.slice(0, sentence.indexOf(address))) === action ||
    (missing.length <= 1 && missing.every((token) => (token.length <= 3 || token === 'unter') && !/\d/u.test(token))));

/** "Goals: …", "Start: 12 March": what kind of thing stands in the piece is seen from the piece. */
function isHead(sentence: string, missing: readonly string[]): boolean {
  const head = /^([^:：]{2,30})[:：]\s/u.exec(sentence)?.[1] ?? '';
  const own = tokensOf(head);
  return countWords(head) <= 2 && missing.every((token) => own.includes(token) && !/\d/.test(token));
}
