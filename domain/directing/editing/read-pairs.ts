/** Two parts or items that change places or become one. */
import { type Clause, type ClauseReader, mark, match, saidBy, targetOf } from './clause.ts';
import type { Edit, Target } from './edit.ts';

/** "swap scenes 2 and 3", "merge the quote with the chart". */
const pairReader =
  (kind: 'swap' | 'merge'): ClauseReader =>
  (clause) => {
    const found = match(
      clause,
      `{${kind}}\\s+{the}(*)\\s+(?:{and}|{with}|{to})\\s+(*)(?:\\s+(?:into|to|in|zu|en)\\s+(?:one|a\\ssingle\\sscene|einer|einem|une|una|um|uma).*)?`,
    );
    if (found === null) return null;
    // "scenes 2 and 3", "steps 1 and 2": the word stands before both.
    const isItem = match({ ...clause, text: found[0] ?? '' }, '{item}\\s+(\\d{1,2}|\\p{L}+)') !== null;
    const scene = isItem ? clause.words.item : clause.words.scene;
    const shared = match({ ...clause, text: found[0] ?? '' }, `({${isItem ? 'item' : 'scene'}})\\s+(\\d{1,2}|\\p{L}+)`);
    const one = targetOf(clause, found[0] ?? '') ?? targetOf(clause, `${found[0]} ${scene[0]}`);
    const other = targetOf(
      clause,
      shared === null ? (found[1] ?? '') : `${scene[0]} ${withoutScene(clause, found[1] ?? '', isItem)}`,
    );
    // "Swap spring and autumn in the chart": of the list that both are in, no more is said.
    const inList = /^(.+?)\s(?:in|on|im|auf|dans|sur|en|nel|nella|no|na)\s\S+(?:\s\S+)?$/iu.exec(found[1] ?? '')?.[1];
    const near = other === null && inList !== undefined ? targetOf(clause, inList) : other;
    return one === null || near === null ? null : { kind, one, other: near };
  };
const swapPair = pairReader('swap');
const mergePair = pairReader('merge');

/** "swap the last two scenes" */
export const readSwap: ClauseReader = (clause) => spanOf(clause) ?? endsOf('swap', clause) ?? swapPair(clause);

/** "Swap the first two numbers with the volunteers" */
function spanOf(clause: Clause): Edit | null {
  const [count = '', noun = '', said = ''] =
    match(
      clause,
      '{swap}\\s+{the}(?:first|ersten|premiers|premières)\\s+(two|three|zwei|beiden|drei|deux|trois|[23])\\s+(\\p{L}+)\\s+(?:{with}|{and}|gegen|contre)\\s+(*)',
    ) ?? [];
  const isFigures = clause.words.targets.figure.includes(noun.toLowerCase());
  const other = isFigures ? targetOf(clause, said) : null;
  const span = /^(?:three|drei|trois|3)$/iu.test(count) ? 3 : 2;
  return other === null ? null : { kind: 'swap', one: { by: 'row', of: 'figure', number: 1 }, other, span };
}

/** "the first two scenes", "the two counters": a pair of which one word says which. */
function endsOf(kind: 'swap' | 'merge', clause: Clause): Edit | null {
  const two = '(?:two|2|zwei|beiden|deux|2|dos|due|duas|dois)';
  const into = '(?:\\s+(?:into|to|in|zu|en|em)\\s+(?:one|a\\ssingle\\sscene|einer|einem|une|una|um|uma).*)?';
  const ends =
    match(clause, `{${kind}}\\s+{the}(*)\\s+${two}\\s+{scene}${into}`) ??
    match(clause, `{${kind}}\\s+{the}${two}\\s+(*)\\s+{scene}${into}`);
  const which = ends?.[0]?.toLowerCase() ?? '';
  const { ordinals, last } = clause.words;
  const stems = (words: readonly string[]) =>
    words.some((word) => which === word || which === `${word}s` || which === `${word}n` || which === `${word}en`);
  if (stems(ordinals[0] ?? [])) return pairOf(kind, 1, 2);
  if (stems(last)) return pairOf(kind, -2, -1);
  const named = match(clause, `{${kind}}\\s+{the}(?:${two}|both)\\s+(*)${into}`)?.[0];
  const target = named === undefined ? null : targetOf(clause, named);
  return target?.by === 'noun' ? { kind, one: target, other: target } : null;
}

/** "combine the first two scenes", "merge scene 2 with the next one". */
export const readMerge: ClauseReader = (clause) => {
  const items = readJoined(clause);
  if (items !== null) return items;
  const ends = endsOf('merge', clause);
  if (ends !== null) return ends;
  const next = match(
    clause,
    `{merge}\\s+{the}(*)\\s+(?:{and}|{with}|{to})\\s+{the}(next|following|previous|nächsten|folgenden|vorigen|suivante|précédente|siguiente|anterior|successiva|precedente|seguinte)(?:\\s+(?:one|{scene}))?`,
  );
  const one = next === null ? null : targetOf(clause, next[0] ?? '');
  if (one?.by === 'number' && one.number > 0)
    return pairOf('merge', one.number, one.number + (/^(?:prev|vor|préc|ant|prec)/iu.test(next?.[1] ?? '') ? -1 : 1));
  return mergePair(clause);
};

/** "Can steps 1 and 2 be one: “…”", "merge the first two steps into “…”": what the joined item says is quoted. */
function readJoined(clause: Clause): Edit | null {
  const one = '(?:one|a\\ssingle\\s(?:one|step|item)|einer|einem|eins|une?|une\\sseule|uno|una|um|uma)(?:\\s{item})?';
  const found =
    match(
      clause,
      `(?:{merge}|make|turn|{make})\\s+(*)\\s+(?:(?:in)?to|as|into|zu|in|en|em)\\s+(?:${one})?\\s*[:,?]?\\s*(${mark})`,
    ) ??
    match(clause, `(?:{merge})\\s+(*)\\s*[:,]\\s*(${mark})`) ??
    match(
      clause,
      `(?:(?:can|could|should|let|können|sollen)\\s+)?(*)\\s+(?:be|become|should\\sbe|are|sollen|werden)\\s+${one}(?:\\s+(?:sein|werden))?\\s*[:,?]?\\s*(${mark})`,
    );
  const [said = '', words = ''] = found ?? [];
  const pair = found === null ? null : mergePair({ ...clause, text: `${clause.words.merge[0]} ${said}` });
  const first = /^(?:the\s|die\s)?(?:first|ersten)\s(?:two|2|beiden|zwei)\s/iu.test(said)
    ? { kind: 'merge' as const, one: { by: 'item' as const, number: 1 }, other: { by: 'item' as const, number: 2 } }
    : null;
  const both = first ?? pair;
  return both?.kind === 'merge' && both.one.by === 'item' && onlyItem(both.other)
    ? { ...both, to: saidBy(clause, words) }
    : null;
}

const onlyItem = ({ by }: Target) => by === 'item';

const pairOf = (kind: 'swap' | 'merge', one: number, other: number) => ({
  kind,
  one: { by: 'number' as const, number: one },
  other: { by: 'number' as const, number: other },
});

const withoutScene = (clause: Clause, text: string, isItem = false) =>
  match({ ...clause, text }, `{the}{${isItem ? 'item' : 'scene'}}\\s+(*)`)?.[0] ?? text;
