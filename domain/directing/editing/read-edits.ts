import { languageOf } from '../reading/language.ts';
import type { HeldText } from '../reading/masked-text.ts';
import { heldOf, maskText } from '../reading/masked-text.ts';
import type { FilmWords } from './clause.ts';
import type { Edit } from './edit.ts';
import { withoutExclaimed } from './exclaimed.ts';
import type { Kept } from './kept.ts';
import { plainClause, plainWording } from './plain-wording.ts';
import { rawOfHeld } from './raw-of-held.ts';
import { untried } from './read-clause.ts';
import { readSentence, type Step, spokenAfterStep } from './read-sentence.ts';
import { refined } from './refined.ts';
import { spelledOut } from './spelled-out.ts';
import { unspoken } from './spoken.ts';
import { withoutWithdrawn } from './withdrawn.ts';
import { editWordsOf } from './words/edit-languages.ts';

export interface EditReading {
  edits: Edit[];
  /** Clauses that no reader understood, as the prompt has them. */
  unread: string[];
  /** What is only told beside the edits. */
  remarks: string[];
  kept: Kept[];
}

/** Reads a prompt as edits of a standing film, clause by clause. Whatever is not understood whole is not understood. */
export function readEdits(prompt: string, film: FilmWords): EditReading {
  const { text, held } = maskText(plainWording(prompt));
  const languages = editWordsOf(languageOf(prompt));
  const sentences = sentencesOf(withoutWithdrawn(spelledOut(text), languages), held)
    .map(withoutExclaimed)
    .filter((sentence) => sentence !== '');
  const steps: Step[] = [];
  const unread: string[] = [];
  const tried = untried();
  let spoken = unspoken;
  const isWish = sentences.some((sentence) => confirming.test(sentence));
  for (const sentence of sentences) {
    const plain = plainClause(sentence);
    if (plain === '' || confirming.test(sentence)) continue;
    const ground = { held, languages, film, spoken, isWish, tried };
    const read = readSentence(plain, ground) ?? (plain === sentence ? null : readSentence(sentence, ground));
    if (read === null) unread.push(rawOfHeld(sentence, held));
    for (const step of read ?? []) spoken = spokenAfterStep(step, { ...ground, spoken });
    steps.push(...(read ?? [{ kind: 'unread' as const }]));
  }
  return readingOf(steps, unread, held);
}

/** "Update both.", "Please correct the chart.": what the sentences beside it tell is what shall be. */
const confirming =
  /^(?:so\s|and\s|then\s)?(?:please\s|pls\s|can\syou\s|could\syou\s)*(?:update|correct|fix|adjust|amend|change)\s(?:both|it|that|this|them|these|those|all|accordingly|(?:the|that)\s(?:chart|film|video|scene|text|price|date|figure|number|graph|list)s?)(?:\s(?:accordingly|too|as\swell|please|everywhere|throughout))?$|^(?:please\s)?(?:correct|fix|update|change)(?:\s(?:it|this|that|them|both))?\s(?:throughout|everywhere)$|^bitte\s(?:entsprechend\s|überall\s)?(?:ändern|anpassen|korrigieren|berichtigen)$|^(?:merci\sde\s|pouvez-vous\s)?(?:corriger|rectifier|changer)(?:\s(?:ça|cela|partout))?$|^(?:por\sfavor,?\s)?(?:corregidlo|corrígelo|cambiadlo|cámbialo)(?:\spor\sfavor)?$/iu;

const stop =
  /(?<!\d)[.;!?]+(?=\s|$)|(?<=\d)[.;!?](?=\s+\D|\s*$)(?!\s+(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*)|\n+/iu;

/** Sentences, each with the quoted words that follow it: "add a line below the price? “Students go free”". */
function sentencesOf(text: string, held: readonly HeldText[]): string[] {
  const sentences: string[] = [];
  for (const sentence of stopped(text, held).split(stop)) {
    const last = sentences.at(-1);
    const isQuotedAlone = last !== undefined && /^\s*[\ue000-\uf8ff]\s*$/u.test(sentence);
    if (isQuotedAlone) sentences.splice(-1, 1, `${last.trim()}: ${sentence.trim()}`);
    else sentences.push(sentence);
  }
  return sentences;
}

/** "… becomes “Drop in.” The rest is perfect": a quotation that ends on a stop may end its sentence as well. */
const stopped = (text: string, held: readonly HeldText[]): string =>
  text.replace(/([\ue000-\uf8ff])(?=\s\p{Lu}\p{Ll})/gu, (one) =>
    /[.!?]$/u.test(heldOf(one, held)[0]?.text ?? '') ? `${one}.` : one,
  );

/** A remark is one beside a wish, and a complaint right beside it: else nobody knows what either asks for. */
function readingOf(steps: readonly Step[], unread: readonly string[], held: readonly HeldText[]): EditReading {
  const edits = refined(steps.flatMap((step) => (step.kind === 'edits' ? step.edits : [])));
  const isWish = (step: Step | undefined) => step?.kind === 'edits';
  const isIdle = (step: Step, at: number) =>
    step.kind === 'remark' &&
    (edits.length === 0 || (step.isComplaint && !isWish(steps[at - 1]) && !isWish(steps[at + 1])));
  const told = (step: Step) => (step.kind === 'remark' ? [rawOfHeld(step.text, held)] : []);
  const idle = steps.filter(isIdle).flatMap(told);
  const remarks = steps.filter((step, at) => !isIdle(step, at)).flatMap(told);
  const kept = steps.flatMap((step) => (step.kind === 'kept' ? [step.kept] : []));
  // A wish to keep is kept by nature, and asks for nothing alone.
  const alone = edits.length === 0 ? kept.map(({ said }) => said) : [];
  return { edits, unread: [...unread, ...idle, ...alone], remarks, kept };
}
