/** What a scene of a storyboard says in one stretch: quoted words, labelled ones, rows, points, who signs. */
import { splitAtStops } from '../reading/stops.ts';
import { stagedFigure, stagedWords } from '../unwrapping/staged-words.ts';
import type { BoardLine, LineRole } from './board.ts';
import { inlineLabel, type LabelRole, roleOfLabel } from './board-labels.ts';
import { plainOf, plainRoles, stopless } from './plain-words.ts';
import { type Held, heldBy, holdQuotes, markIn, unheld } from './quoted-marks.ts';
import { itemsIn, rowsIn } from './rows-and-items.ts';
import { asItem, severalOf, valuedMarks } from './several-lines.ts';

/** A name as it signs: "Jess Orde, tester", "R. Marchetti, Milan". */
const signer =
  /^(?:\p{Lu}[\p{L}'’.-]*)(?:\s(?:\p{Lu}[\p{L}'’.-]*|and|und|et|y|de|van|von|der|of|in|&))*(?:\s(?:in|from|aus|de)\s\p{L}+)?(?:,\s(?:[^.!?]|\d\.|\p{Lu}\.){2,60})?\.?$/u;
const signing =
  /(?:[–—-]|(?:^|\s)(?:by|from|said\sby|signed|credit|von|gezeichnet|sign[ée]e?|de|par|firmad[oa]\spor|firma|di|by|door|van|met\snaam|(?:y|e|en)\s(?:el|o|de)?\s?nom(?:br)?e|with\sname|naam|name)\s*:?)\s*$/iu;
const quoting =
  /(?<!\p{L})(?:quote|quotation|testimonial|zitat|citation|cita|citazione|citaat|citação|sentence from|phrase de)(?!\p{L})/iu;
/** "Quote: …", "Citation « … »": what follows is one. */
const quotingOf = new RegExp(`${quoting.source}[^:\\ue000-\\uf8ff]{0,40}[:：\\ue000-\\uf8ff]`, 'iu');
const figuring =
  /(?<!\p{L})(?:number|figure|counter|stat(?:istic)?|zahl|chiffre|cifra|n[úu]mero|cijfer|getal|kpi)(?!\p{L})/iu;
const listing =
  /(?<!\p{L})(?:list(?:e|a)?|bullets?|items|points|elenco|lijst(?:je)?|punkte|ablauf|ranking|rows|headed|checklist|(?:two|three|four|five|six|\d|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|tre|quattro|twee|drie)\s(?:statistics|stats|facts|figures|points|cards|words|lines|reasons|Punkte|Zahlen|points|chiffres|puntos|cifras|punti|numeri|punten|cijfers))(?!\p{L})/iu;
const titling =
  /(?<!\p{L})(?:title[d]?|head(?:ing|ed|er|line)?|titel|titre|título|titolo|überschrift|under|unter|onder|sous)(?!\p{L})/iu;
const below =
  /(?<!\p{L})(?:caption|sub-?title|under(?:neath)?(?:\sit)?|below|beneath|small(?:er)?|lower|darunter|drunter|klein|unterzeile|légende|dessous|petit|debajo|texto|sotto|didascalia|daaronder|onderschrift|por\sbaixo|em\sbaixo|then|puis|und)(?!\p{L})/iu;
const calling = /(?<!\p{L})(?:button|cta|call\sto\saction|bouton|bot[óo]n|knop|bot[ãa]o|aufruf)(?!\p{L})/iu;
const onLeft = /(?<!\p{L})(?:left|links|gauche|izquierda|sinistra|esquerda)(?!\p{L})/iu;
const onRight = /(?<!\p{L})(?:right|rechts|droite|derecha|destra|direita)(?!\p{L})/iu;

export interface Content {
  lines: BoardLine[];
  /** What the stretch says that it shows, for lines that follow it. */
  opens: 'items' | 'rows' | null;
}

/** The lines of one stretch. `hint`: what the head of its scene says of it. */
export function readContent(text: string, hint: string, role: LabelRole | null = null): Content {
  const { marked, held } = holdQuotes(plainly(text.replace(/\s+/gu, ' ')));
  const names: string[] = [];
  const bare = marked
    .replace(/\s*\[[^\]]*\]/gu, ' ')
    .replace(/\s*\(([^()]*)\)/gu, (_, inside: string) => {
      if (signer.test(inside.trim()) && /\s/u.test(inside.trim())) names.push(unheld(inside.trim(), held));
      return ' ';
    })
    .replace(/\s+/gu, ' ')
    .trim();
  const marks = [...bare.matchAll(inlineLabel)];
  const roles = marks.map((found) => roleOfLabel(found[1] ?? ''));
  // "Donut or bars, whatever works. Heading: …": before a title stands what the scene is.
  const isTold = roles.some((one) => one !== null && heading.has(one));
  const first = bare.slice(0, marks[0]?.index).trim();
  const lead = isTold && role === null && !hasMark.test(first) ? '' : first;
  const parts: [LabelRole | null, string, string][] = [
    [role, lead, hint],
    ...marks.map((found, at): [LabelRole | null, string, string] => [
      roles[at] ?? null,
      bare.slice(found.index + found[0].length, marks[at + 1]?.index).trim(),
      `${hint} ${found[1] ?? ''}`,
    ]),
  ];
  const lines = parts.flatMap(([of, said, about]) => linesOf(of, said, about, held));
  const isQuoted = lines.some((line) => line.role === 'quote') || quoting.test(hint) || quotingOf.test(bare);
  const signed = isQuoted && !lines.some((line) => line.role === 'who') ? names.slice(-1) : [];
  const all = [...lines, ...signed.map((one): BoardLine => ({ role: 'who', text: one }))];
  const tail = bare.replace(markIn, '').trim();
  const opens = !/[:：]$/u.test(tail)
    ? null
    : /(?<!\p{L})(?:chart|bars?|balken|barras|staaf|gr[áa]fico|graphique|rows)/iu.test(tail)
      ? 'rows'
      : 'items';
  const said = asQuote(all, isQuoted);
  return { lines: role === null ? said : said.map((line) => ({ ...line, isSure: true })), opens };
}

const hasMark = /[\ue000-\uf8ff]/u;
const heading = new Set<LabelRole>(['title', 'figure', 'quote', 'left']);

const ends =
  'end|ending|final|last|closing|close|schluss(?:bild|karte)?|abspann|carton\\sfinal|finale?|fin|cierre|chiusura|slot|fecho|encerramento';
/** "Last screen: …", "Abspann. …", "A sentence from a patient: …": what a scene is stands before its words. */
const what = new RegExp(
  `^(?:(?:the\\s|a\\s|an\\s)?(?:(?:${ends})(?:\\s(?:screen|card|frame|slide|shot|scene))?|[\\p{L} ]{0,24}(?:sentence|quote|words|line|comment|voice)\\s(?:from|by|of)\\s[\\p{L} ]{2,24}))\\s?[:.]\\s+(?=\\S)`,
  'iu',
);

/** The maker's marks taken off, and what is told without a colon told with one. */
const plainly = (text: string): string =>
  text
    .replace(/\s*(?:<<|<-|←).*$/u, '')
    .replace(what, '')
    .replace(
      /^(?:an?\s|one\s|the\s|une?\s|una?\s|eine?\s|een\s)?(?:(?:giant|big|large|huge|bold)\s(?:number|figure|stat)|(?:große\s|gros\s|grand\s|gran\s|grande\s|groot\s)?(?:zahl|chiffre|cifra|n[úu]mero|cijfer|getal)(?:\sgrande)?)\s+(?=\P{L}?\d)/iu,
      'Number: ',
    )
    .replace(/\s(?:with|and)\s(?:a\s|the\s)?(?:small(?:er)?\s)?(caption|subtitle|label)\s+(?=[^:\s"“„«])/iu, ' / $1: ')
    .replace(
      /\s[–—-]\s(?:big|large|huge|groß|gross|grand|grande|small|klein|fett|mittig|centred|centered)(?=\.|$)/iu,
      '',
    );

/** In a scene of a quotation its first words are what is quoted. */
function asQuote(lines: readonly BoardLine[], isQuoted: boolean): BoardLine[] {
  if (!isQuoted || lines.some(({ role }) => role === 'quote')) return [...lines];
  const at = lines.findIndex(({ role }) => role === 'title' || role === 'line');
  return lines.map((line, index) => (index === at ? { ...line, role: 'quote' } : line));
}

function linesOf(role: LabelRole | null, text: string, about: string, held: readonly Held[]): BoardLine[] {
  if (text === '' || role === 'skip' || role === 'time') return [];
  const marks = [...text.matchAll(markIn)].map(([mark]) => heldBy(mark, held));
  if (role === 'items' || role === 'rows') return severalOf(role, text, held);
  if (role === 'sides') return sidesOf(unheld(text, held));
  if (marks.length > 0 && marks.every(({ kind }) => kind === 'address')) return addressed(text, about, held, role);
  if (marks.length > 0) return marksOf(text, about, held, role);
  return plainOf(role, text, figuring.test(about));
}

/** "Big Tech, 1 slide deck VS Gantry, 1 robot" */
function sidesOf(text: string): BoardLine[] {
  const [left, right, more] = text.split(/\s+(?:vs\.?|versus|gegen|contre|contra|contro|tegen)\s+|\s[|/]\s|;\s/iu);
  if (left === undefined || right === undefined || more !== undefined) return plainOf('title', text, false);
  const side = (role: 'left' | 'right', said: string): BoardLine[] =>
    said.split(/,\s+/u).map((part) => ({ role, text: stopless(part.trim()) }));
  return [...side('left', left), ...side('right', right)];
}

/** "Save this for Sunday. Full recipe at mabel.example": what stands before an address leads to it, or by itself. */
function addressed(text: string, about: string, held: readonly Held[], role: LabelRole | null): BoardLine[] {
  const [mark] = text.match(markIn) ?? [''];
  const [before = ''] = text.split(markIn);
  const plain = before
    .replace(
      /[\s,]*(?:(?:and|und|et|y|e|en|with|mit|con|com|met)\s)?(?:(?:the|die|der|l['’]|la|il|o|het)\s?)?(?:(?:web\s)?address|adresse|direcci[óo]n|indirizzo|adres|endereço)?\s*[:–—-]?\s*$/iu,
      '',
    )
    .trim();
  const sentences = plain
    .split(/(?<=[.!?])\s+|\s+[–—-]\s+(?:(?:und|and|et|y|e|en)\s)?(?:darunter\s|below\s)?|\s\/\s|,$/u)
    .map((one) => one.trim())
    .filter(Boolean);
  const last = sentences.at(-1) ?? '';
  const leads = /(?:\s|^)(?:at|on|visit|bei|auf|unter|sur|chez|en|su|em|bij|op)$/iu.test(last);
  const address: BoardLine = { role: 'address', text: `${leads ? `${last} ` : ''}${heldBy(mark ?? '', held).text}` };
  const said = (leads ? sentences.slice(0, -1) : sentences)
    .join(' / ')
    .replaceAll('? / ', '? ')
    .replaceAll('! / ', '! ');
  return [...(said === '' ? [] : plainOf(role === 'address' ? null : role, said, figuring.test(about))), address];
}

/** Quoted words, each as what stands before it says. */
function marksOf(text: string, about: string, held: readonly Held[], role: LabelRole | null): BoardLine[] {
  const rows = valuedMarks(text, held);
  const marks = [...text.matchAll(markIn)];
  const lines: BoardLine[] = [];
  let isList = false;
  let end = 0;
  for (const [at, found] of marks.entries()) {
    const gap = text.slice(end, found.index);
    end = found.index + 1;
    const { text: words, kind } = heldBy(found[0], held);
    if (rows.some((row) => row.text === words)) continue;
    const numbered = lines.length === 0 ? stepIn(gap) : '';
    if (numbered !== '') lines.push({ role: 'kicker', text: numbered });
    const between = betweenOf(gap, lines);
    // "A number counts to 9, then “… in 9 hours”": the words say the figure.
    lines.push(...between.filter((line) => line.role !== 'figure' || !words.includes(line.text)));
    const isFirst = lines.every((line) => line.role === 'address' || line.role === 'kicker');
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
    }
  }
  return [...lines, ...rows, ...betweenOf(text.slice(end), lines)];
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
