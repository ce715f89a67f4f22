import { heldOf } from './masked-text.ts';
import { countWords } from './phrases.ts';
import { type Reading, say } from './reading.ts';

/** `Customer: "Where is it?" Agent: "Tomorrow."`: quoted words of two or more, in turn. */
export function readDialogue(reading: Reading): void {
  const { sentences, held, found } = reading;
  const turnOf = (index: number) => {
    const one = sentences[index];
    if (one === undefined || reading.used.has(index) || one.label === '' || countWords(one.label) > 3) return null;
    if (one.field !== null && one.field !== 'quote') return null;
    const [quote, more] = heldOf(one.text, held);
    const isAlone = one.text.replace(/[\ue000-\uf8ff\s.,;!?]/gu, '') === '';
    return quote?.kind === 'quote' && more === undefined && isAlone ? { who: one.label, quote } : null;
  };
  for (let start = 0; start < sentences.length; start += 1) {
    const turns: NonNullable<ReturnType<typeof turnOf>>[] = [];
    for (let turn = turnOf(start); turn !== null; turn = turnOf(start + turns.length)) turns.push(turn);
    if (turns.length < 2 || new Set(turns.map(({ who }) => who)).size < 2) continue;
    found.dialogue.push(...turns.map(({ who, quote }) => ({ who: say(reading, who), text: quote.text })));
    for (const [at, { quote }] of turns.entries()) {
      reading.placed.add(quote);
      reading.used.add(start + at);
      found.exact.push(quote.text);
    }
    start += turns.length - 1;
  }
}
