/** "Step", with its number in figures or as a word. */
const stepWord = '(?:step|schritt|étape|etape|paso|passo|etapa|stap)';
const spelled = [
  'one|eins|une?|uno|uma?|één|een',
  'two|zwei|deux|dos|due|dois|duas|twee',
  'three|drei|trois|tres|tre|três|drie',
  'four|vier|quatre|cuatro|quattro|quatro',
  'five|fünf|cinq|cinco|cinque|vijf',
  'six|sechs|seis|sei|zes',
].map((words) => new RegExp(`^(?:${words})$`, 'iu'));

const steps = new RegExp(
  `(?<=^|[\\s;,(])${stepWord}\\s+(\\d{1,2}|\\p{L}+)(?:\\s?[:.)–—-]|,|\\s(?=\\p{Ll}))\\s*(?=\\S)`,
  'gimu',
);
const numbers = /(?<=^|[\s;,])(?:\((\d{1,2})\)|(\d{1,2})[.)])\s+(?=\S)/giu;

/** "1 Shorter showers, 2 Fix dripping taps, 3 Full loads only": numbers without a mark, each behind one and before a capital. */
const bare = /(?<=^|[-–—:,;]\s)(\d{1,2})\s+(?=\p{Lu}\p{Ll})/gu;

/** "1) Mix 2) Bake" or "Step 1: mix. Step 2: bake" in running text becomes lines, where the numbers count up from one. */
export const openInlineNumbers = (text: string): string =>
  opened(text, steps) ?? opened(text, numbers) ?? opened(text, bare, 3) ?? countedDown(text) ?? text;

/** "3. Louvre, 2. Prado, 1. Uffizi": a countdown becomes points that keep their numbers, which fall to one. */
function countedDown(text: string): string | null {
  const marks = [...text.matchAll(numbers)];
  const isFalling = marks.every((one, index) => numberOf(one[1] ?? one[2] ?? '') === marks.length - index);
  if (marks.length < 3 || !isFalling || !areAlike(text, marks)) return null;
  return text
    .replace(numbers, (_, inBrackets, plain) => `\n- ${inBrackets ?? plain}. `)
    .replace(/[;,.]?\s*\n(?=- \d)/g, '\n');
}

function opened(text: string, mark: RegExp, least = 2): string | null {
  const found = [...text.matchAll(mark)];
  const marks: RegExpMatchArray[] = [];
  for (const one of found) if (numberOf(one[1] ?? one[2] ?? '') === marks.length + 1) marks.push(one);
  // "… verfällt am 31. März" behind four steps is no mark of one.
  const isCounting = marks.length === found.length || (marks.length >= 3 && found.length - marks.length <= 2);
  if (marks.length < least || !isCounting || !areAlike(text, marks)) return null;
  const at = new Map(marks.map(({ index }, order) => [index, order + 1]));
  return text
    .replace(mark, (whole, ...rest: unknown[]) => {
      const number = at.get(rest.find((one) => typeof one === 'number'));
      return number === undefined ? whole : `\n${number}) `;
    })
    .replace(/(?:[;,]|\s[–—-])\s*\n/g, '\n');
}

/** "Oakfield 1. Goals by Amy Chen (2)": marks of two kinds, or a stop behind what a sentence ends on, number nothing. */
function areAlike(text: string, marks: readonly RegExpMatchArray[]): boolean {
  const kinds = new Set(marks.map(([mark]) => mark.trim().replace(/\d+|\p{L}+/gu, '')));
  const [first] = marks;
  const before = text.slice(0, first?.index ?? 0).trimEnd();
  // "1. Jahr 860 €, 2. Jahr 980 €": what is numbered is the same each time, and the number its name.
  const named = marks.map(
    ({ 0: mark, index = 0 }) => /^\p{L}+/u.exec(text.slice(index + mark.length))?.[0] ?? `${index}`,
  );
  if (marks.length >= 2 && new Set(named).size === 1) return false;
  return kinds.size === 1 && !(/^\d+\.\s/u.test(first?.[0] ?? '') && /[\p{L}\d]$/u.test(before));
}

const numberOf = (word: string) => Number(word) || spelled.findIndex((one) => one.test(word)) + 1;
