import { languageOf } from '../reading/language.ts';
import { type HeldText, heldOf, maskText } from '../reading/masked-text.ts';
import { withoutExclaimed } from './exclaimed.ts';
import { plainWording } from './plain-wording.ts';
import { spelledOut } from './spelled-out.ts';
import { withoutWithdrawn } from './withdrawn.ts';
import { editWordsOf } from './words/edit-languages.ts';
import type { EditWords } from './words/edit-words.ts';

export interface Sentences {
  /** Masked, without what is sighed or thanked around them. */
  sentences: string[];
  held: HeldText[];
  /** What they are read by: their own language first. */
  languages: readonly EditWords[];
}

/** A prompt in sentences, its shortened words spelled out and what it takes back left out. */
export function sentencesOf(prompt: string): Sentences {
  const { text, held } = maskText(plainWording(prompt));
  const languages = editWordsOf(languageOf(prompt));
  const sentences = cut(withoutWithdrawn(spelledOut(text), languages), held)
    .map((sentence) => withoutExclaimed(sentence.replace(/^[\s¿¡]+/u, '')))
    .filter((sentence) => sentence !== '');
  return { sentences, held, languages };
}

/** The dot of "Frau Dr. Wirth" or "Mrs. Lane" ends no sentence. */
const stop =
  /(?<!\d)(?<!(?:^|[^\p{L}])(?:Dr|Dra|Prof|Mr|Mrs|Ms|Hr|Fr|Sr|Sra|Srta|Sig|Dott|Ing|St|Mag)(?=\.\s\p{L}))[.;!?]+(?=\s|$)|(?<=\d)[.;!?](?=\s+\D|\s*$)(?!\s+(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*)|\n+/iu;

/** Sentences, each with the quoted words that follow it: "add a line below the price? “Students go free”". */
function cut(text: string, held: readonly HeldText[]): string[] {
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
