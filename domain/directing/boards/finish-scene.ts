/** The lines of a scene once all are known: who says its quotation, which line is an address, which one counts. */

import { countWords } from '../reading/phrases.ts';
import { cellsOf } from '../reading/table-cells.ts';
import type { BoardLine } from './board.ts';
import { isStaging } from './staging-lines.ts';

const address = /^(?:https?:\/\/)?(?:[\p{L}\d][\p{L}\d-]*\.)+\p{Ll}{2,}(?:\/\S*)?$/u;
const endsOnAddress =
  /(?:^|\s)(?:https?:\/\/)?(?:[\p{L}\d][\p{L}\d-]*\.)+(?:example|com|org|net|io|de|fr|es|it|nl|pt|eu|co\.uk|uk|app|dev|ch|at|be)(?:\/\S*)?$|(?:^|\s)@[\w.]{3,}$/u;
const quoting =
  /(?<!\p{L})(?:quote|quotation|zitat|citation|cita|citazione|citaat|citação|testimonial|statement)(?!\p{L})/iu;
const signing = /^(?:[–—-]|(?:by|from|said by|von|de|par|di|door|sign(?:ed|ature)?|firma)(?=[\s:]))\s*:?\s*/iu;
/** "61 episodes", "99,98 %", "€ 18,600": a figure with its unit, and no year. */
const figure =
  /^(?!(?:19|20)\d\d(?!\d))(?:\P{L}{0,3}\d[\d.,\s\u202f\u00a0]*)(?:\s?(?:%|°\s?C?F?|[\p{L}²³]+(?:\s\p{L}+)?))?$/u;
const timeOfDay = /\d:\d\d|\d\s?(?:uhr|am|pm|h)(?!\p{L})/iu;

/** `hint`: what the scene is said to be; `seconds`: how long it stands. */
export function finishScene(given: readonly BoardLine[], hint: string, seconds: number | null): BoardLine[] {
  const tidied = withoutHeard(given, seconds)
    .map((line) => ({ ...line, text: untold(line) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map((line): BoardLine => {
      if (isLogo(line)) return { ...line, role: 'brand' };
      return isAddress(line) ? { ...line, role: 'address' } : line;
    });
  return withCall(withFigure(withSpeaker(withTable(tidied), hint)));
}

/** "Ablauf als Liste, Zeile für Zeile einblenden:", "Anneke V., Utrecht. The soup word can be bigger.": how it is drawn is not read. */
function untold({ role, text, isQuoted, isSure }: BoardLine): string {
  if (role === 'who')
    return text.split(/(?<=[^.\s]{2}[.!])\s+(?=\p{Lu}\p{Ll}+\s\p{Ll})/u)[0]?.replace(/(?<=[^.\s]{2})\.$/u, '') ?? text;
  if (isQuoted || isSure || (role !== 'title' && role !== 'line')) return text;
  if (isStaging(text)) return '';
  const bare = text.replace(listed, '').replace(/\s*[:：/]$/u, '');
  const isLead = bare !== text && moving.test(bare);
  return isLead || drawing.test(bare) ? '' : bare;
}
const listed =
  /[,\s]*(?<!\p{L})(?:als\s(?:Liste|lijst)|as\sa\s(?:growing\s)?list|en\sliste|como\slista|in\sun\selenco|em\slista)(?!\p{L}).*$/iu;
/** "A line grows with dots on it:" */
const moving = /(?<!\p{L})(?:grows?|appears?|builds?|slides?|fades?|pops?|drops?|enters?|animates?|rolls?)(?!\p{L})/iu;
const drawing =
  /(?:one\sby\sone|line\sby\sline|left\sto\sright|nacheinander|zeile\sfür\szeile|l['’]une?\saprès\sl['’]autre)(?:\s\p{L}+)?$/iu;

/** "Logo de Barbería Nardo", "Logo placeholder" */
const isLogo = ({ role, text, isQuoted }: BoardLine) =>
  !isQuoted && (role === 'title' || role === 'line') && logo.test(text);
const logo =
  /^(?:the\s|das\s|le\s|el\s|il\s|o\s|het\s|our\s)?logo(?:type)?(?:$|\s(?:of|de|du|di|do|da|von|vom|der|des|van|placeholder|reveal|animation|wordmark)(?!\p{L}))/iu;

const isAddress = ({ role, text }: BoardLine) =>
  role !== 'quote' && (address.test(text) || (['line', 'title', 'item'].includes(role) && endsOnAddress.test(text)));

/** Words a second that can be read beside what else a scene shows. */
const readable = 2.6;

/** What a voice says besides is read where there is time for both. */
function withoutHeard(lines: readonly BoardLine[], seconds: number | null): readonly BoardLine[] {
  const words = lines.reduce((sum, { text }) => sum + countWords(text), 0);
  const isCrowded = seconds !== null && words > seconds * readable && lines.some(({ isSpoken }) => !isSpoken);
  return lines.filter(({ isSpoken }) => !isCrowded || !isSpoken);
}

/** The first words of a quotation are quoted, and what stands behind them without a label is who said them. */
function withSpeaker(lines: readonly BoardLine[], hint: string): BoardLine[] {
  const [head, next] = lines;
  // "Zitat von unserer Oma": what the quoted words below it are.
  if (next?.isQuoted && head !== undefined && !head.isQuoted && quoting.test(head.text) && head.text.length < 48)
    return withSpeaker(lines.slice(1), `${hint} ${head.text}`);
  const said = lines.findIndex(({ role }) => role === 'quote');
  const isSigned = lines.some(({ role }) => role === 'who');
  const first =
    said >= 0
      ? said
      : isSigned || quoting.test(hint) || isUnmarkedQuote(lines)
        ? lines.findIndex(({ role }) => role === 'title' || role === 'line')
        : -1;
  if (first < 0) return [...lines];
  return lines.map((line, at): BoardLine => {
    if (at === first) return { ...line, role: 'quote' };
    const isSpeaker =
      !isSigned && at > first && at <= first + 2 && ['line', 'title', 'quote', 'item'].includes(line.role);
    return isSpeaker ? { role: 'who', text: line.text.replace(signing, '') } : line;
  });
}

/** Quoted words of a sentence or more over one line without quotes that begins as a name does. */
function isUnmarkedQuote([first, second, third, more]: readonly BoardLine[]): boolean {
  const isSaid = first?.isQuoted === true && (/[.!?]$/u.test(first.text) || first.text.split(/\s+/u).length >= 6);
  const isName =
    second !== undefined &&
    !second.isQuoted &&
    second.role === 'line' &&
    /^\p{Lu}[\p{L}.'’-]*(?:,|\s\p{Lu}|\sand\s|$)/u.test(second.text);
  return isSaid && isName && more === undefined && !third?.isQuoted && !/\d/u.test(second?.text.split(',')[0] ?? '');
}

/** A figure over the line that says what it counts. */
function withFigure(lines: readonly BoardLine[]): BoardLine[] {
  const texts = lines.filter(({ role }) => role === 'title' || role === 'line');
  const [first, second, more] = texts;
  const counts = first !== undefined && second !== undefined && more === undefined && texts.length === lines.length;
  const isFigure =
    counts && figure.test(first.text) && !timeOfDay.test(first.text) && first.text.split(/\s+/u).length <= 4;
  return isFigure ? lines.map((line) => (line === first ? { ...line, role: 'figure' } : line)) : [...lines];
}

/** A table of labels and figures is a chart; its second line only rules. */
function withTable(lines: readonly BoardLine[]): BoardLine[] {
  const cells = lines.filter(({ role, text }) => role === 'cells' && !/^[|\s:-]+$/u.test(text));
  const body = cells.slice(1).map(({ text }) => cellsOf(text));
  const isChart = body.length >= 2 && body.every((row) => row.length === 2 && /\d/u.test(row[1] ?? ''));
  const rows = isChart ? body.map(([text = '', value = '']): BoardLine => ({ role: 'row', text, value })) : cells;
  return [...lines.filter(({ role }) => role !== 'cells'), ...rows];
}

/** "Check yours at tyrewise.example" alone: what to do, and where. */
function withCall(lines: readonly BoardLine[]): BoardLine[] {
  const [only, more] = lines;
  const [, call = '', at = ''] =
    /^(\S+\s.*?)\s(?:at|on|via|auf|unter|bei|sur|en|su|em|op|bij)\s(\S+)$/iu.exec(only?.text ?? '') ?? [];
  return only?.role !== 'address' || more !== undefined || call === ''
    ? [...lines]
    : [
        { role: 'call', text: call },
        { role: 'address', text: at },
      ];
}
