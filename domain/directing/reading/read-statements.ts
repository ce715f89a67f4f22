import type { Brief } from '../brief.ts';
import { heldOf } from './masked-text.ts';
import { anyPhrase, capitalise, countWords } from './phrases.ts';
import { openSentences, type Reading, say } from './reading.ts';

const hedge =
  /\b(?:maybe|perhaps|probably|possibly|if possible|note that|ideally|feel free|vielleicht|eventuell|peut-être|quizás|forse|talvez)\b/iu;

/** Sentences of copy that no element used, ranked by what they carry, in the brief's order. */
export function readStatements(reading: Reading, name: string): Brief['statements'] {
  const { lexicon, found, sentences } = reading;
  const titles = found.titles.map((text) => ({ text: capitalise(text, lexicon.language), rank: 3 }));
  const open = openSentences(reading).filter(
    ([, sentence]) => sentence.role === 'copy' || (sentence.role === 'direction' && false),
  );
  const rows = open.map(([index, sentence]) => {
    const text = capitalise(
      say(reading, sentence.text)
        .replace(/\s+([.,!?])/g, '$1')
        .replace(/[,;:]$/u, ''),
      lexicon.language,
    );
    const early = index < sentences.length / 5 || index > (sentences.length * 4) / 5;
    const rank =
      (/\d/.test(text) ? 3 : 0) +
      (name !== '' && text.includes(name) ? 3 : 0) +
      (early ? 2 : 0) +
      (anyPhrase([...lexicon.rise, ...lexicon.fall]).test(text) ? 2 : 0) +
      (hedge.test(text) ? -2 : 0) +
      (heldOf(sentence.text, reading.held).some(({ kind }) => kind === 'quote') ? 2 : 0);
    return { text, rank };
  });
  const seen = new Set<string>();
  return [...titles, ...rows].filter(({ text }) => {
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const isNew =
      key !== '' && !seen.has(key) && key !== name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') && countWords(text) > 0;
    seen.add(key);
    return isNew;
  });
}
