/** Quoted words of a storyboard's stretch, and what stands unquoted between them. */
import { splitAtStops } from '../reading/stops.ts';
import { stagedFigure, stagedWords } from '../unwrapping/staged-words.ts';
import type { BoardLine, LineRole } from './board.ts';
import type { LabelRole } from './board-labels.ts';
import { countedMarks, placesIn, pricedMark } from './counted-marks.ts';
import { plainRoles, stopless } from './plain-words.ts';
import { type Held, heldBy, markIn } from './quoted-marks.ts';
import { itemsIn, rowOf, rowsIn } from './rows-and-items.ts';
import { asItem, valuedMarks } from './several-lines.ts';

/** A name as it signs: "Jess Orde, tester", "R. Marchetti, Milan". */
export const signer =
  /^(?:\p{Lu}[\p{L}'’.-]*)(?:\s(?:\p{Lu}[\p{L}'’.-]*|and|und|et|y|de|van|von|der|of|in|&))*(?:\s(?:in|from|aus|de)\s\p{L}+)?(?:,\s(?:[^.!?]|\d\.|\p{Lu}\.){2,60})?\.?$/u;
export const quoting =
  /(?<!\p{L})(?:quote|quotation|testimonial|zitat|citation|cita|citazione|citaat|citação|sentence from|phrase de)(?!\p{L})/iu;
export const figuring =
  /(?<!\p{L})(?:number|figure|counter|stat(?:istic)?|zahl|chiffre|cifra|n[úu]mero|cijfer|getal|kpi)(?!\p{L})/iu;
const signing =
  /(?:[–—-]|(?:^|\s)(?:by|from|said\sby|signed|credit|von|gezeichnet|sign[ée]e?|de|par|firmad[oa]\spor|firma|di|by|door|van|met\snaam|(?:y|e|en)\s(?:el|o|de)?\s?nom(?:br)?e|with\sname|naam|name)\s*:?)\s*$/iu;
const listing =
  /(?<!\p{L})(?:list(?:e|a)?|bullets?|items|points|elenco|lijst(?:je)?|punkte|ablauf|ranking|rows|headed|checklist|(?:two|three|four|five|six|\d|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|tre|quattro|twee|drie)\s(?:statistics|stats|facts|figures|points|cards|words|lines|reasons|Punkte|Zahlen|points|chiffres|puntos|cifras|punti|numeri|punten|cijfers))(?!\p{L})/iu;
const titling =
  /(?<!\p{L})(?:title[d]?|head(?:ing|ed|er|line)?|titel|titre|título|titolo|überschrift|under|unter|onder|sous)(?!\p{L})/iu;
const below =
  /(?<!\p{L})(?:caption|sub-?title|under(?:neath)?(?:\sit)?|below|beneath|small(?:er)?|lower|darunter|drunter|klein|unterzeile|légende|dessous|petit|debajo|texto|sotto|didascalia|daaronder|onderschrift|por\sbaixo|em\sbaixo|then|puis|und)(?!\p{L})/iu;
const calling = /(?<!\p{L})(?:button|cta|call\sto\saction|bouton|bot[óo]n|knop|bot[ãa]o|aufruf)(?!\p{L})/iu;
const onLeft = /(?<!\p{L})(?:left|links|gauche|izquierda|sinistra|esquerda)(?!\p{L})/iu;
const onRight = /(?<!\p{L})(?:right|rechts|droite|derecha|destra|direita)(?!\p{L})/iu;

/** Quoted words, each as what stands before it says. */
export function marksOf(text: string, about: string, held: readonly Held[], role: LabelRole | null): BoardLine[] {
  const price = pricedMark(text, held);
  const rows = price === null ? valuedMarks(text, held) : [];
  const marks = [...text.matchAll(markIn)];
  const counts = countedMarks(text);
  const lines: BoardLine[] = [];
  let isList = false;
  let end = 0;
  for (const [at, found] of marks.entries()) {
    const gap = text.slice(end, found.index);
    end = found.index + 1;
    const { text: words, kind } = heldBy(found[0], held);
    if (rows.some((row) => row.text === words)) continue;
    const count = counts.get(found[0]);
    if (count !== undefined && !words.includes(count)) {
      lines.push(...countedLines(count, words, counts.size > 1));
      continue;
    }
    const numbered = lines.length === 0 ? stepIn(gap) : '';
    if (numbered !== '') lines.push({ role: 'kicker', text: numbered });
    const isPriced = price !== null && lines.at(-1)?.text === price.price;
    const between = isPriced ? [] : betweenOf(gap, lines);
    // "A number counts to 9, then “… in 9 hours”": the words say the figure.
    lines.push(...between.filter((line) => line.role !== 'figure' || !words.includes(line.text)));
    const isFirst = lines.every((line) => line.role === 'address' || line.role === 'kicker');
    if (lines.length > 0 && between.length === 0)
      lines.push(...placesIn(gap).map((one): BoardLine => ({ role: 'line', text: one })));
    if (kind === 'address') lines.push({ role: 'address', text: words });
    else if (
      /(?:emphasi[sz]e|highlight|stress|betone|hervorheben|souligne|destaca|evidenzia|benadruk)\p{L}*\s*$/iu.test(gap)
    )
      continue;
    else {
      const head = titling.test(gap) && !isList;
      if (listing.test(gap) || (at > 0 && listing.test(about) && /[:：]\s*$/u.test(gap))) isList = true;
      const isSide = role === 'left' || role === 'right';
      const given = isSide
        ? role
        : isFirst || role === null
          ? roleOf(
              gap,
              isFirst ? about : '',
              lines.filter((line) => line.role !== 'kicker'),
            )
          : 'line';
      const own = isFirst && role !== null && plainRoles.has(role) ? (role as LineRole) : given;
      lines.push({
        role:
          isList &&
          !head &&
          !(
            isFirst &&
            marks.length > 2 &&
            /^\s*(?:[:：]|,?\s?(?:with|avec|mit|con|com|met)(?!\p{L}))/u.test(text.slice(end))
          )
            ? 'item'
            : own,
        text: words,
        isQuoted: true,
      });
      if (words === price?.words) lines.push({ role: 'line', text: price.price, isQuoted: true });
    }
  }
  const tail = text.slice(end);
  const between = betweenOf(tail, lines);
  const places = between.length === 0 ? placesIn(tail).map((one): BoardLine => ({ role: 'line', text: one })) : [];
  return [...versus(text, lines), ...rows, ...between, ...places];
}

/** A figure over what it counts; several of them stand beside one another. */
const countedLines = (count: string, words: string, isOneOf: boolean): BoardLine[] =>
  isOneOf
    ? [{ role: 'item', text: words, value: count, isQuoted: true }]
    : [
        { role: 'figure', text: count },
        { role: 'line', text: words, isQuoted: true },
      ];

/** `“At home £1.20” against “In the shop £4.50”`: two sides, each with what it measures. */
function versus(text: string, lines: readonly BoardLine[]): BoardLine[] {
  if (
    !/[\ue000-\uf8ff]\s(?:against|versus|vs\.?|gegen|gegenüber|contre|frente\sa|contra|contro|tegen)\s[\ue000-\uf8ff]/iu.test(
      text,
    )
  )
    return [...lines];
  const pair = lines.filter(({ isQuoted }) => isQuoted).slice(0, 2);
  return lines.flatMap((line): BoardLine[] => {
    const at = pair.indexOf(line);
    const role = at === 0 ? 'left' : 'right';
    const row = at < 0 ? null : rowOf(line.text);
    return at < 0
      ? [line]
      : [row?.text ?? line.text, row?.value ?? ''].filter(Boolean).map((one) => ({ role, text: one }));
  });
}

function roleOf(gap: string, about: string, before: readonly BoardLine[]): LineRole {
  const said = gap === '' ? about : `${gap}`;
  if (calling.test(said)) return 'call';
  if (before.some(({ role }) => ['quote', 'title'].includes(role)) && signing.test(gap)) return 'who';
  if (onLeft.test(said)) return 'left';
  if (onRight.test(said)) return 'right';
  if (before.at(-1)?.role === 'left' || before.at(-1)?.role === 'right') return before.at(-1)?.role ?? 'line';
  if (quoting.test(said) || quoting.test(about)) return before.length === 0 ? 'quote' : 'line';
  if (figuring.test(said) && !before.some(({ role }) => role === 'figure')) return 'figure';
  if (before.length === 0) return figuring.test(about) ? 'figure' : 'title';
  return below.test(gap) || before.length > 0 ? 'line' : 'title';
}

/** What stands unquoted between quoted words: who said them, or the rows and points that a title heads. */
function betweenOf(gap: string, before: readonly BoardLine[]): BoardLine[] {
  const hasQuote = before.length > 0;
  const figure = countedIn(gap);
  if (figure !== '') return [{ role: 'figure', text: figure }];
  const [, listed = ''] = /[:：]\s*(\S.*)$/su.exec(gap) ?? [];
  const ranked = hasQuote && listed === '' ? rowsIn(gap.replace(/^[\s.,;]+/u, '')) : [];
  if (ranked.length >= 3) return ranked;
  const rows = listed === '' ? [] : rowsIn(listed.split(/\.\s+(?=\p{Lu}\p{Ll})/u)[0] ?? '');
  if (rows.length >= 2) return rows;
  const who = hasQuote
    ? /^[\s.,;]*(?:[–—-]|(?:by|from|said\sby|signed(?:\sby)?|sign|signature|credit|von|sign[ée]e?|par|firma|unterschrift|di|door|(?:met\s)?naam|(?:with\s)?name|e\so\snome|y\sel\snombre)(?=[\s:]))\s*[:–—-]?\s*(\S.*)$/iu.exec(
        gap,
      )?.[1]
    : undefined;
  const sentence =
    who
      ?.split(/(?<=[^.\s]{3}[.!?])\s+(?=\p{Lu})/u)[0]
      ?.replace(/(?<=[^.\s]{2})[.;,]$/u, '')
      .trim() ?? '';
  if (sentence !== '' && signer.test(sentence)) return [{ role: 'who', text: sentence }];
  if (listed === '' || !hasQuote) return [];
  const own = itemsIn((listed.split(/(?<=[^.\s]{2})\.\s+(?=\p{Lu})/u)[0] ?? '').trim(), false);
  const items = own.length >= 3 ? own : itemsIn(listed.trim(), false);
  return items.length >= 3 ? items.map(asItem) : [];
}

/** `Step 1: “Pick a pot”`: its number stands over it. */
const stepIn = (gap: string): string =>
  /(?:^|\s)((?:step|schritt|étape|paso|passo|stap)\s\d{1,2})\s?[:–—-]?\s*$/iu.exec(gap)?.[1] ?? '';

/** "Counter rolls up from zero to 940 drains", "count up to 82% with the label": what a counter arrives at is read. */
function countedIn(gap: string): string {
  const reached = counting.exec(gap)?.[1];
  if (reached !== undefined) return stopless(reached.trim()).replace(/[,.]$/u, '');
  for (const sentence of splitAtStops(gap)) {
    const said = stagedFigure(sentence) || stagedWords(sentence);
    if (/\d/u.test(said) && said !== sentence.trim()) return stopless(said).replace(/[,;].*$/u, '');
  }
  return '';
}
const counting =
  /(?<!\p{L})(?:count|climb|roll|tick|run|ris|grow)\p{L}*\s(?:up\s|down\s)?(?:from\s\S+\s)?to\s(\P{L}?\d[\d.,]*(?:\s?%|\s?[€$£])?(?:\s(?!with|and|then|caption|label)\p{L}+)?)/iu;
