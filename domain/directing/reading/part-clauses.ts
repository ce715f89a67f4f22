import type { Lexicon } from '../lexicon/lexicon.ts';
import { completed, readChange } from './figure-changes.ts';
import { readFigures } from './figures.ts';
import { splitItems } from './lists.ts';
import { mainClauses } from './main-clauses.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sentences.ts';
import { seriesOf } from './series.ts';
import { isSureChange } from './sure-changes.ts';

/** Sentences of copy that tell several figures become one for each of their clauses, so that each is told by itself. */
export function partClauses(reading: Reading): void {
  const rows = reading.sentences.map((one, index) => (reading.used.has(index) ? [one] : clausesOf(one, reading)));
  if (rows.every(({ length }) => length === 1)) return;
  const placeOf = (index: number) => rows.slice(0, index).reduce((total, { length }) => total + length, 0);
  const used = [...reading.used].map(placeOf);
  reading.used.clear();
  for (const place of used) reading.used.add(place);
  for (const title of reading.found.titles) title.at = placeOf(title.at);
  reading.sentences.splice(0, reading.sentences.length, ...rows.flat());
}

function clausesOf(sentence: Sentence, { lexicon }: Reading): Sentence[] {
  const { text, role, field, bullet, source } = sentence;
  const isRunning = role === 'copy' && field === null && bullet === null && (source === undefined || source === text);
  if (!isRunning || readFigures(text, lexicon, []).length < 2) return [sentence];
  // Like things measured alike are drawn together.
  const series = seriesOf('', splitItems(text, lexicon), lexicon);
  if (series !== null && series.points.length >= 3) return [sentence];
  const clauses = withChanges(text, mainClauses(text, lexicon), lexicon);
  return clauses.map((clause, at) => {
    // What joined it stood before a clause of its own.
    const own = at === 0 ? clause : clause.replace(/^(?:and|und|et|y|e|en)\s+/iu, '');
    return { ...sentence, text: own, source: own, label: at === 0 ? sentence.label : '' };
  });
}

/** "It used to take 11 minutes, now it takes 40 seconds": two clauses that tell one change stay together. */
function withChanges(text: string, clauses: readonly string[], lexicon: Lexicon): string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const both = last === undefined ? '' : text.slice(text.indexOf(last), text.indexOf(clause) + clause.length);
    if (last !== undefined && tellsChange(both, lexicon) && !tellsChange(last, lexicon))
      joined[joined.length - 1] = both;
    else joined.push(clause);
  }
  return joined;
}

function tellsChange(text: string, lexicon: Lexicon): boolean {
  const pair = readChange(text, readFigures(text, lexicon, []), lexicon);
  return pair !== null && isSureChange(text, 0, completed(text, pair), lexicon);
}
