/** A brief typed without capitals: its sentences and its labels begin where a stop stands before them. */
import { heldOf, maskText, typed } from '../reading/masked-text.ts';
import { capital } from '../reading/phrases.ts';
import { roleOfKey } from './field-keys.ts';

const start = /(?<=(?:[\p{L}\p{N}%)][.!?]|[\ue000-\uf8ff][.!?]?)\s+)\p{L}[\p{L}’'-]*(?:\s[\p{L}’'-]+){0,4}:?/gu;
/** "5 p.m. on Friday", "approx. 3": the stop of a short form ends nothing. */
const shortForm =
  /(?<!\p{L})(?:\p{L}\.\p{L}|no|nr|st|dr|mr|mrs|ms|prof|vs|etc|ca|approx|min|max|tel|z\.b|bzw|inkl|incl|usw|av|ave|rue|str|env|aprox|sr|sra|dott|pág|p)\.\s+$/iu;

/** Nobody who writes sentences with a capital is read so. */
export function withCapitalStarts(prompt: string): string {
  const { text, held } = maskText(prompt);
  const starts = [...text.matchAll(start)].map(({ 0: words, index }) => ({ words, index }));
  const small = starts.filter(({ words }) => /^\p{Ll}/u.test(words));
  if (small.length < 4 || (starts.length - small.length) * 4 > small.length || /^\s*\p{Lu}/u.test(text)) return prompt;
  const begins = small.filter(({ words, index }) => {
    const before = text.slice(0, index);
    if (!/[\ue000-\uf8ff]\s+$/u.test(before)) return words.endsWith(':') || !shortForm.test(before);
    // Behind a quotation that ends in its own stop only a label is no "… says Ada".
    const isEnded = heldOf(before.slice(-2), held).some(({ text: own }) => /[.!?…]$/u.test(own));
    return isEnded && (words.endsWith(':') || roleOfKey(words.split(' ')[0] ?? '') !== null);
  });
  const at = new Set(begins.map(({ index }) => index));
  const plain = text.replace(start, (words, index: number) => (at.has(index) ? capital(words) : words));
  return typed(capital(plain), held);
}
