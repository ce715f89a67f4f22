/** A text without some of its parts, as somebody would have written it without them. */
import { isDirection } from '../reading/open-directions.ts';
import { capital } from '../reading/phrases.ts';
import { type Joint, opensSentence } from './cut-clauses.ts';

/** A clause, or a stretch of one, that goes or stays as a whole. */
export interface Part {
  text: string;
  joint: Joint | 'in';
  from: number;
  to: number;
  isOut: boolean;
  /** Only asks for the film: what is left of its sentence is what the film is about. */
  isAsking: boolean;
  /** Says what the film shall not say. */
  isRefused: boolean;
}

/** The text of all parts but those that are out; marks between two of which one is gone go with it. */
export function leaveOut(text: string, parts: readonly Part[]): string {
  let rest = '';
  let at = 0;
  while (at < parts.length) {
    let end = at + 1;
    while (end < parts.length && !opensSentence(parts[end] as Part)) end += 1;
    const sentence = sentenceOf(text, parts.slice(at, end));
    const gap = text.slice(parts[at - 1]?.to ?? 0, parts[at]?.from);
    const isEmpty = sentence === '' || rest === '';
    // Closing marks belong to the sentence before; lines stay lines.
    const marks = parts[at - 1]?.isOut ? '' : (/^[)\]"”»!?.…]+/u.exec(gap)?.[0] ?? '');
    // "|  | Free | Team |": the empty corner of a table opens its row.
    const corner = sentence === '' ? '' : (/(?:^|\n)([ \t]*\|[| \t]*)$/u.exec(gap)?.[1] ?? '');
    rest += `${marks}${isEmpty ? `${gap.match(/\n/gu)?.join('') ?? ''}${corner}` : gap.slice((/^\S+/u.exec(gap)?.[0] ?? '').length) || ' '}${sentence}`;
    at = end;
  }
  const tail = parts.at(-1)?.isOut ? '' : text.slice(parts.at(-1)?.to ?? 0);
  return `${rest}${tail}`
    .replace(/[ \t]+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

const joining = /^(?:and|but|so|und|aber|also|et|mais|donc|y|pero|e|ma|mas|en|maar)\s+/iu;

function sentenceOf(text: string, parts: readonly Part[]): string {
  const whole = text.slice(parts[0]?.from, parts.at(-1)?.to);
  if (!parts.some(({ isOut }) => isOut)) return whole;
  let said = '';
  let before: Part | undefined;
  for (const part of parts) {
    if (!part.isOut) {
      // Between two stretches of one breath stood what was said to the maker: each is a line of its own.
      const isApart = before?.isOut === true && part.joint === 'in' && said !== '';
      const gap = before?.isOut && part.joint === 'close' ? ' ' : text.slice(before?.to ?? part.from, part.from);
      said += isApart
        ? `\n${capital(part.text)}`
        : said === ''
          ? capital(
              before === undefined ? part.text : part.joint === 'colon' ? part.text : part.text.replace(joining, ''),
            )
          : `${gap}${part.text}`;
    }
    before = part;
  }
  if (said === '') return '';
  const asked =
    parts.some(({ isAsking }) => isAsking) && !isDirection(said) ? `Video: ${said.replace(/[?？]+$/u, '.')}` : said;
  const stop = parts.at(-1)?.isOut ? (/[.!?…](?=[.!?…]*$)/u.exec(whole)?.[0] ?? '') : '';
  return `${balanced(asked)}${/[.!?…:]$/u.test(asked) ? '' : stop}`;
}

/** Brackets of which one is gone go both. */
function balanced(text: string): string {
  const [open, close] = [text.split('(').length, text.split(')').length];
  if (open === close) return text;
  return open > close ? text.replace(/\s*\((?=[^)]*$)/u, ', ') : text.replace(/\)(?=[^(]*$)/u, '');
}
