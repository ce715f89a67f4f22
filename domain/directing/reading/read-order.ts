import { dropSequence, isOrderWord, opensInOrder, partsInOrder, splitAtVerbs, stepOf } from './order-words.ts';
import { countWords, leadingPhrase, opensWithSubject } from './phrases.ts';
import { addList } from './read-fields.ts';
import { openSentences, type Reading } from './reading.ts';

/** "First … then …": the steps of a sequence, whatever the sentences they stand in. */
export function readOrder(reading: Reading): void {
  const { lexicon } = reading;
  const open = openSentences(reading).filter(([, { bullet, text }]) => bullet === null && text !== '');
  const lines = open.map(([, { label, text }]) => (isOrderWord(label, lexicon) ? `${label} ${text}` : text));
  const rows = rowOf(reading, open, lines);
  const steps = rows.flatMap((row) =>
    partsInOrder(dropSequence(lines[row] ?? '', lexicon), lexicon).flatMap((part) =>
      splitAtVerbs(stepOf(part, lexicon), lexicon),
    ),
  );
  if (steps.length < 3) return;
  const head = open[rows[0] ?? 0]?.[1].label ?? '';
  addList(reading, countWords(head) <= 10 && !isOrderWord(head, lexicon) ? head : '', steps, true);
  for (const row of rows) reading.used.add(open[row]?.[0] ?? -1);
}

/** Which lines say their place in the order, with what stands between two of them. */
function rowOf(reading: Reading, open: ReturnType<typeof openSentences>, lines: readonly string[]): number[] {
  const { lexicon } = reading;
  const led: number[] = [];
  for (const [row, line] of lines.entries()) {
    const isMore = led.includes(row - 1) && partsInOrder(line, lexicon).length > 1;
    if (opensInOrder(line, lexicon) || isMore) led.push(row);
  }
  const rows = led.flatMap((row, at) => {
    const before = led[at - 1];
    const between = before === undefined ? [] : range(before + 1, row);
    const isHeld = between.length <= 2 && [...between, row].every((one) => isNext(open, one)) && between.every(isPlain);
    return isHeld ? [...between, row] : [row];
  });
  const [first = 0] = rows;
  // "Mix the flour. Then add milk.": what comes before the first "then" is a step where it asks for one.
  const verb = leadingPhrase(lexicon.step);
  const before = lines[first - 1] ?? '';
  const isLed = first > 0 && isNext(open, first) && isPlain(first - 1) && !opensWithSubject(before);
  return isLed && rows.length >= 2 && (verb.test(before) || beginning.test(before)) ? [first - 1, ...rows] : rows;

  function isPlain(row: number): boolean {
    const one = open[row]?.[1];
    return one?.role === 'copy' && one.label === '' && one.field === null && countWords(one.text) <= 14;
  }
}

/** "Ga eerst naar de balie.": the first of a row says so inside. */
const beginning = /^\p{L}+(?:\s\p{L}+)?\s(?:eerst|zuerst|first|d['’]abord|primero|prima|primeiro)(?!\p{L})/iu;

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

const isNext = (open: ReturnType<typeof openSentences>, row: number) =>
  (open[row]?.[0] ?? 0) === (open[row - 1]?.[0] ?? 0) + 1;
