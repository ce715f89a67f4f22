import type { HeldText } from '../reading/masked-text.ts';
import type { FilmWords } from './clause.ts';
import { isConfirming, withoutConfirming } from './confirming.ts';
import type { Edit } from './edit.ts';
import { heedsQuotes } from './heeds-quotes.ts';
import type { Kept } from './kept.ts';
import { plainClause } from './plain-wording.ts';
import { rawOfHeld } from './raw-of-held.ts';
import { untried } from './read-clause.ts';
import { readSentence, type Step, spokenAfterStep } from './read-sentence.ts';
import { isTooLoud } from './read-softer.ts';
import { refined } from './refined.ts';
import { sentencesOf } from './sentences.ts';
import { unspoken } from './spoken.ts';
import { readJoined } from './tagging/read-joined.ts';
import { asksOfPart, readTagged, wishesIn } from './tagging/read-tagged.ts';
import { onceTagged } from './tagging/tag-edit.ts';

export interface EditReading {
  edits: Edit[];
  /** Clauses that no reader understood, as the prompt has them. */
  unread: string[];
  /** What is only told beside the edits. */
  remarks: string[];
  kept: Kept[];
  /** Whether what was not understood surely asks for something of a part: then it is no brief of another film. */
  isOfParts: boolean;
}

/** Reads a prompt as edits of a standing film, clause by clause. Whatever is not understood whole is not understood. */
export function readEdits(prompt: string, film: FilmWords): EditReading {
  const { sentences, held, languages } = sentencesOf(prompt);
  const steps: Step[] = [];
  const unread: string[] = [];
  const tried = untried();
  let spoken = unspoken;
  const isWish = sentences.some(isConfirming);
  let isOfParts = false;
  const tagged = onceTagged(sentences, held, film.texts);
  for (const [at, sentence] of sentences.entries()) {
    const told = withoutConfirming(sentence);
    const plain = plainClause(sentence);
    if (plain === '' || isConfirming(sentence)) continue;
    const ground = { held, languages, film, spoken, isWish, tried };
    const ruled =
      readSentence(plain, ground) ??
      (plain === sentence ? null : readSentence(sentence, ground)) ??
      (told === null ? null : readSentence(told, { ...ground, isWish: true }));
    // What is a remark to the rules may be a wish in words that they do not know.
    const isUnheard = ruled?.some(
      (step) =>
        step.kind === 'remark' && !step.isComplaint && !step.isSettled && wishesIn(step.text, sentence, tagged(at)),
    );
    const found =
      ruled === null || isUnheard
        ? (readTagged(sentence, tagged(at), ground) ??
          readJoined(sentence, tagged(at), ground) ??
          (plain === sentence ? null : readTagged(plain, onceTagged([plain], held, film.texts)(0), ground)))
        : ruled;
    const read =
      found !== null &&
      heedsQuotes(sentence, found, ground) &&
      !pacesLoud(found, sentences.slice(Math.max(0, at - 1), at + 1))
        ? found
        : null;
    if (read === null) unread.push(rawOfHeld(sentence, held));
    if (read === null && asksOfPart(tagged(at))) isOfParts = true;
    for (const step of read ?? []) spoken = spokenAfterStep(step, { ...ground, spoken });
    steps.push(...(read ?? [{ kind: 'unread' as const }]));
  }
  return { ...readingOf(steps, unread, held), isOfParts };
}

/** "The lettering is too bright, make it softer" wishes for no other pace. */
const pacesLoud = (steps: readonly Step[], told: readonly string[]): boolean =>
  told.some(isTooLoud) && steps.some((step) => step.kind === 'edits' && step.edits.some(({ kind }) => kind === 'pace'));

/** A remark is one beside a wish, and a complaint right beside it: else nobody knows what either asks for. */
function readingOf(
  steps: readonly Step[],
  unread: readonly string[],
  held: readonly HeldText[],
): Omit<EditReading, 'isOfParts'> {
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
