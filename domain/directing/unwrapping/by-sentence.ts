import { type HeldText, heldOf, type MaskedText, maskText, typed } from '../reading/masked-text.ts';
import { openQuotedStops, splitAtStops } from '../reading/stops.ts';

/** A sentence of a masked brief, and how many stand in its line. */
export interface SaidSentence {
  text: string;
  held: readonly HeldText[];
  /** Whether other sentences stand beside it in its line. */
  isRunning: boolean;
}

/** A brief with its sentences changed one by one, each told which it is; lines in which none changes stand as they were typed. */
export function bySentence(prompt: string, change: (sentence: SaidSentence, at: number) => string): string {
  const masked = maskText(prompt);
  let isChanged = false;
  let count = 0;
  const lines = masked.text.split('\n').flatMap((line) => {
    const sentences = sentencesOf(line, masked);
    const said = sentences.map((text) => change({ text, held: masked.held, isRunning: sentences.length > 1 }, count++));
    if (said.every((one, at) => one === sentences[at])) return [line];
    isChanged = true;
    const rest = said.filter((one) => one !== '').join(' ');
    return rest === '' ? [] : [`${/^\s*/u.exec(line)?.[0] ?? ''}${rest}`];
  });
  return isChanged ? typed(lines.join('\n'), masked.held) : prompt;
}

/** The sentences that `bySentence` hands over, in its order. */
export function sentencesIn(prompt: string): SaidSentence[] {
  const sentences: SaidSentence[] = [];
  bySentence(prompt, (sentence) => {
    sentences.push(sentence);
    return sentence.text;
  });
  return sentences;
}

/** A quotation that ends in its own stop ends a sentence; no stop is added behind it. */
const sentencesOf = (line: string, masked: MaskedText) =>
  splitAtStops(openQuotedStops(line, masked)).map((sentence) => {
    const isAdded = /[\ue000-\uf8ff]\.$/u.test(sentence) && !line.includes(sentence);
    return isAdded ? sentence.slice(0, -1) : sentence;
  });

/** The one quotation of a sentence, where it stands alone behind what leads to it. */
export const loneQuote = (text: string, held: readonly HeldText[]): string | null => {
  const [, own = ''] = /^\s*([\ue000-\uf8ff])\s*[.!?]?\s*$/u.exec(text) ?? [];
  return own !== '' && heldOf(own, held)[0]?.kind === 'quote' ? own : null;
};
