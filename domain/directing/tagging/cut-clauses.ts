/** Cuts a masked brief into the clauses that a tagger labels: at lines, sentences, marks and joining words. */
import { type HeldText, heldOf } from '../reading/masked-text.ts';
import { splitAtStops } from '../reading/stops.ts';

/** What stands between a clause and the one before it. */
export type Joint =
  | 'start'
  | 'blank'
  | 'line'
  | 'stop'
  | 'comma'
  | 'semicolon'
  | 'colon'
  | 'dash'
  | 'open'
  | 'close'
  | 'and';

interface Joined {
  joint: Joint | 'in';
}

/** Whether a clause begins a line of the brief. */
export const opensLine = ({ joint }: Joined): boolean => joint === 'start' || joint === 'blank' || joint === 'line';

/** Whether it begins a sentence. */
export const opensSentence = (clause: Joined): boolean => clause.joint === 'stop' || opensLine(clause);

export interface Clause {
  text: string;
  joint: Joint;
  /** Where it stands in the masked text; what joins it to its neighbours is outside. */
  from: number;
  to: number;
}

/** What joins clauses in each language; elsewhere the same letters mean something else. */
const joining: Readonly<Record<string, string>> = {
  en: 'and|but|so|or',
  de: 'und|aber|also|oder',
  fr: 'et|mais|donc|ou',
  es: 'y|pero|o|e',
  it: 'e|ma|quindi|o',
  pt: 'e|mas|portanto|ou',
  nl: 'en|maar|dus|of',
};

const jointsIn = (language: string) =>
  new RegExp(
    `(?<mark>[,;:：、，；]\\s+|\\s+[–—-]{1,2}\\s+|—|\\s*\\(|\\)\\s*|\\s+[/|]\\s+)|(?<and>\\s+(?=(?:${joining[language] ?? joining.en})\\s+\\S))`,
    'giu',
  );

/** The clauses of a text in order. Between two of them stand only marks and blanks. `held` is what its marks stand for. */
export function cutClauses(text: string, language: string, held: readonly HeldText[] = []): Clause[] {
  const joints = jointsIn(language);
  const clauses: Clause[] = [];
  let at = 0;
  let blanks = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') blanks += 1;
    else {
      const joint: Joint = clauses.length === 0 ? 'start' : blanks > 0 ? 'blank' : 'line';
      blanks = 0;
      clauses.push(...clausesOfLine(line, at, joint, joints, held));
    }
    at += line.length + 1;
  }
  return clauses;
}

function clausesOfLine(
  line: string,
  offset: number,
  first: Joint,
  joints: RegExp,
  held: readonly HeldText[],
): Clause[] {
  let at = 0;
  const sentences = splitAtStops(line).flatMap((sentence) => behindQuotations(sentence, held));
  return sentences.flatMap((sentence, index) => {
    const from = line.indexOf(sentence, at);
    at = from + sentence.length;
    return clausesOfSentence(sentence, offset + from, index === 0 ? first : 'stop', joints);
  });
}

/** `“Episode one.” Dark blue.`: a quotation with a stop of its own ends its sentence, unless somebody says it. */
const behindQuotations = (sentence: string, held: readonly HeldText[]): string[] =>
  sentence
    .replace(
      /([\ue000-\uf8ff])\s+(?=\p{Lu}(?!\S+\s(?:said|says|asks?|asked|wrote|sagt|sagte|dit|dice|dijo|disse|diz|zegt|zei)(?!\p{L})))/gu,
      (whole, mark: string) => (/[.!?…]$/u.test(heldOf(mark, held)[0]?.text.trim() ?? '') ? `${mark}\n` : whole),
    )
    .split('\n');

function clausesOfSentence(sentence: string, offset: number, first: Joint, joints: RegExp): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let joint = first;
  const close = (to: number) => {
    const text = sentence.slice(from, to);
    const start = from + (text.length - text.trimStart().length);
    const clause = text.trim();
    if (/[\p{L}\p{N}\ue000-\uf8ff]/u.test(clause)) {
      clauses.push({ text: clause, joint, from: offset + start, to: offset + start + clause.length });
      return true;
    }
    return false;
  };
  for (const found of sentence.matchAll(joints)) {
    const isClosed = close(found.index);
    if (isClosed || found.groups?.and === undefined) {
      const next = jointOf(found[0], found.groups?.and !== undefined);
      joint = isClosed || joint === 'and' || joint === 'comma' ? next : joint;
    }
    from = found.index + found[0].length;
  }
  close(sentence.length);
  return clauses;
}

function jointOf(mark: string, isAnd: boolean): Joint {
  if (isAnd) return 'and';
  if (/[:：]/u.test(mark)) return 'colon';
  if (/[;；]/u.test(mark)) return 'semicolon';
  if (/\(/u.test(mark)) return 'open';
  if (/\)/u.test(mark)) return 'close';
  return /[,、，]/u.test(mark) ? 'comma' : 'dash';
}
