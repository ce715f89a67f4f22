import { trimLabel } from './figure-labels.ts';
import { countWords } from './phrases.ts';
import { openSentences, type Reading, say } from './reading.ts';

/** "Sun → panel → battery → home": nodes of a process. */
export function readFlow(reading: Reading): void {
  for (const [index, { text }] of openSentences(reading)) {
    const nodes = text
      .split(/\s*(?:→|->|=>|⟶)\s*/u)
      .map((node) => trimLabel(node.replace(/[.]$/u, ''), reading.lexicon))
      .filter((node) => node !== '');
    if (nodes.length < 3 || nodes.some((node) => countWords(node) > 8) || reading.found.flow.length > 0) continue;
    reading.found.flow = nodes.slice(0, 6).map((node) => say(reading, node));
    reading.used.add(index);
  }
}
