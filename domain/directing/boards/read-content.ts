/** What a scene of a storyboard says in one stretch: quoted words, labelled ones, rows, points, who signs. */
import type { BoardLine } from './board.ts';
import { inlineLabel, type LabelRole, roleOfLabel } from './board-labels.ts';
import { asListed } from './listed-words.ts';
import { plainOf, stopless } from './plain-words.ts';
import { type Held, heldBy, holdQuotes, markIn, unheld } from './quoted-marks.ts';
import { figuring, marksOf, quoting, signer } from './read-marks.ts';
import { severalOf } from './several-lines.ts';

/** "Quote: …", "Citation « … »": what follows is one. */
const quotingOf = new RegExp(`${quoting.source}[^:\\ue000-\\uf8ff]{0,40}[:：\\ue000-\\uf8ff]`, 'iu');

/** "frase de Ana Reis, oleira: “…”", "a line from Ana Reis: “…”" */
const ledBy =
  /(?<!\p{L})(?:quote|quotation|words|line|zitat|spruch|satz|citation|phrase|mots|cita|frase|palabras|citazione|parole|citação|palavras|fala)\s(?:(?:from|by|of|von|de|di|da|do|del|du)\s|d['’])([^:.!?\ue000-\uf8ff]{3,60}?)\s?[:：]\s*(?=[\ue000-\uf8ff])/iu;

export interface Content {
  lines: BoardLine[];
  /** What the stretch says that it shows, for lines that follow it. */
  opens: 'items' | 'rows' | null;
}

/** The lines of one stretch. `hint`: what the head of its scene says of it. */
export function readContent(text: string, hint: string, role: LabelRole | null = null): Content {
  const { marked, held } = holdQuotes(
    plainly(role === null ? asListed(text.replace(/\s+/gu, ' ').trim()) : text.replace(/\s+/gu, ' ')),
  );
  const names: string[] = [];
  const bare = marked
    .replace(/\s*\[[^\]]*\]/gu, ' ')
    .replace(/\s*\(([^()]*)\)/gu, (_, inside: string) => {
      if (signer.test(inside.trim()) && /\s/u.test(inside.trim())) names.push(unheld(inside.trim(), held));
      return ' ';
    })
    .replace(/\s+/gu, ' ')
    .trim();
  const speaker = ledBy.exec(bare)?.[1] ?? '';
  const isLed = /^(?:\p{Lu}\S*\s){1,5}/u.test(`${speaker} `) && signer.test(speaker);
  if (isLed) names.push(unheld(speaker, held));
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
  const isQuoted = lines.some((line) => line.role === 'quote') || quoting.test(hint) || quotingOf.test(bare) || isLed;
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
  if (role === 'sides' && marks.length < 2) return sidesOf(unheld(text, held));
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
