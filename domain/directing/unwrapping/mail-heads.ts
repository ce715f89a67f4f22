/** The head of a mail above its text: to whom it goes, from whom, and what it is about. */
import { greeting, header } from './letter-marks.ts';
import { namesFilm } from './names-film.ts';

const italian = /^\s*a\s*:\s+\p{L}/iu;
const isHeader = (line: string) => header.test(line) || italian.test(line);
const subject = /^\s*(?:subject|re|betreff|objet|asunto|oggetto|assunto|onderwerp)\s*:\s+(?<said>\S.*)$/iu;
/** "To: Hamburg" of a journey, "From: £12" of a price list. */
const figure = /[\d€$£¥]/u;
const label = /^\s*\p{L}[\p{L}\s/-]{0,24}:\s+\S/u;

/** The brief without the head above it; a subject that says what nothing below does stays. */
export function withoutMailHead(prompt: string): string {
  const lines = prompt.split('\n');
  const start = lines.findIndex((line) => line.trim() !== '');
  let end = start;
  while (end < lines.length && isHeader(lines[end] ?? '')) end += 1;
  const head = lines.slice(start, end);
  const body = lines.slice(end);
  const next = body.find((line) => line.trim() !== '') ?? '';
  const about = head.map((line) => subject.exec(line)?.groups?.said ?? '').find((said) => said !== '') ?? '';
  const isApart = body[0]?.trim() === '' || greeting.test(next);
  const isMail =
    head.length > 0 &&
    isApart &&
    !label.test(next) &&
    (head.length > 1 || greeting.test(next)) &&
    head.every((line) => subject.test(line) || !figure.test(line));
  if (!isMail) return prompt;
  const text = body.join('\n').trim();
  // Only the subject may say that a film is wished.
  if (namesFilm(about) && !namesFilm(text)) return isSigned(head, text) ? `${about}\n\n${text}` : prompt;
  const isTold = about === '' || namesFilm(about) || isSaidIn(about, text);
  return isTold ? text : `${about}\n\n${text}`;
}

const sender = /^\s*(?:from|von|de|da|van)\s*:\s+(?<who>\p{Lu}[\p{L}'’-]+)/iu;
/** "From: Ada Lund" above and "Thanks, Ada" below: nobody but whoever asks. */
function isSigned(head: readonly string[], text: string): boolean {
  const who = head.map((line) => sender.exec(line)?.groups?.who ?? '').find((one) => one !== '') ?? '';
  const end =
    text
      .trim()
      .split(/[.!?\n]/u)
      .filter((one) => one.trim() !== '')
      .at(-1) ?? '';
  return who !== '' && end.includes(who);
}

/** Whether half of the longer words of a subject stand below it, in whatever forms. */
function isSaidIn(about: string, text: string): boolean {
  const stems = new Set(stemsOf(text));
  const own = stemsOf(about);
  return own.filter((stem) => stems.has(stem)).length * 2 >= own.length;
}
const stemsOf = (text: string) => (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5));
