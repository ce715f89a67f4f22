/** The steps of a guide that stand as sentences: behind "Steps:", "How to …", or what a recipe needs. */
import { isGuideHead, isNeedsHead, isStepsHead, stepForms } from '../lexicon/guide-words.ts';
import { speaksOfFilm } from './film-talk.ts';
import { splitItems } from './lists.ts';
import { heldOf } from './masked-text.ts';
import { dropSequence, opensInOrder } from './order-words.ts';
import { countWords, leadingPhrase, opensWithSubject } from './phrases.ts';
import { place } from './read-fields.ts';
import { type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';

/** Fewer are no row; longer ones are no step. */
const leastSteps = 3;
const mostWords = 16;

/** Takes a row of whole sentences as ordered steps: no list inside one of them is torn out afterwards. */
export function readGuide(reading: Reading): void {
  const { sentences } = reading;
  for (let start = 0; start < sentences.length; start += 1) {
    const lead = leadOf(reading, start);
    if (lead === null) continue;
    const from = lead === 'behind' ? start + 1 : start;
    const rows = rowFrom(reading, from, lead === 'labelled');
    if (rows.length < leastSteps || !(lead === 'labelled' || areAsked(rows, reading))) continue;
    reading.found.lists.push({
      title: lead === 'inside' ? say(reading, sentences[start]?.label ?? '') : '',
      ordered: true,
      items: rows.map(({ text }) => ({
        title: say(reading, dropSequence(text.replace(/[.!]$/u, ''), reading.lexicon)),
      })),
    });
    for (const [at, { text }] of rows.entries()) {
      place(reading, text);
      reading.used.add(from + at);
    }
    start = from + rows.length - 1;
  }
}

/** Where the steps begin: behind their label, in the sentence that a head labels, or behind the head. */
function leadOf({ sentences, lexicon }: Reading, index: number): 'labelled' | 'inside' | 'behind' | null {
  const one = sentences[index];
  if (one === undefined || one.role !== 'copy' || one.bullet !== null) return null;
  if (isStepsHead(one.label))
    // "Steps: fold, glue, press." names them all in one sentence.
    return one.text === '' ? 'behind' : isOne(one) || hasMore() ? 'labelled' : null;
  if (isNeedsHead(one.label)) return 'behind';
  // "How to fold it: Lay it flat. …" begins behind its colon, "Tutorial: fold a crane. Lay it flat. …" behind its title.
  const isTitle = countWords(one.label) <= 3 || isGuideHead(one.text);
  if (one.label !== '' && one.text !== '' && isGuideHead(one.label) && !isTitle) return 'inside';
  return isGuideHead(one.text) || isGuideHead(one.label) ? 'behind' : null;

  function hasMore(): boolean {
    const next = sentences[index + 1];
    return next !== undefined && next.label === '' && next.bullet === null && isOne(next);
  }

  function isOne({ text }: Sentence): boolean {
    return splitItems(text, lexicon).length < leastSteps;
  }
}

/** The sentences from here on that each may be a step. */
function rowFrom(reading: Reading, from: number, isLabelled: boolean): Sentence[] {
  const { sentences, lexicon } = reading;
  // "Steps: You book a slot. We come by.": where the first step tells who does it, the others may.
  const isTold = isLabelled && opensWithSubject(sentences[from]?.text ?? '');
  const isStep = (one: Sentence | undefined, at: number) =>
    one !== undefined &&
    !reading.used.has(at) &&
    // "Put a lid on the pan." sounds like an order to the maker anywhere else.
    (one.role === 'copy' || (at > from && one.role === 'direction' && !speaksOfFilm(one.text, lexicon))) &&
    one.bullet === null &&
    (one.label === '' || at === from) &&
    countWords(one.text) > 0 &&
    countWords(one.text) <= mostWords &&
    !/[?？]$/u.test(one.text) &&
    (isTold || !opensWithSubject(one.text)) &&
    !opensInOrder(one.text, lexicon) &&
    /^\p{L}/u.test(one.text) &&
    !heldOf(one.text, reading.held).some(({ kind }) => kind === 'address' || kind === 'code');
  let end = from;
  while (isStep(sentences[end], end)) end += 1;
  const rows = sentences.slice(from, end);
  // "Feeds 4.", "Enjoy!": what comes of it ends the row.
  while (rows.length > leastSteps && countWords(rows.at(-1)?.text ?? '') < 2) rows.pop();
  return rows;
}

/** Most of the row asks for something to be done. */
function areAsked(rows: readonly Sentence[], { lexicon }: Reading): boolean {
  const known = leadingPhrase(lexicon.step);
  const forms = stepForms[lexicon.language];
  const hits = rows.filter(({ text }) => {
    const said = text.replace(/[.!]$/u, '');
    return known.test(said) || forms?.test(said) === true;
  });
  return hits.length * 2 > rows.length;
}
