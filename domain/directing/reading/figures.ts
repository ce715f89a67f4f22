import type { Change, Figure, Series } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { anyPhrase, phraseSource } from './phrases.ts';

/** A figure and where it stands in the sentence it was read from. */
export interface FoundFigure extends Figure {
  start: number;
  end: number;
}

const currencies = 'US\\$|R\\$|CHF|EUR|USD|GBP|[$€£¥₹]';
const scales = 'million(?:s|en|i)?|milli(?:on|ard)e?n?s?|billion|thousand|tausend|Mio\\.?|Mrd\\.?|Tsd\\.?|bn|k|K|M|B|T';
const units =
  '%|percent|Prozent|pour cent|por ciento|per cento|por cento|×|°C|°F|°|ms|s|sec|secs|seconds?|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|secondes?|heures?|jours?|semaines?|mois|ans?|segundos?|minutos?|horas?|días?|semanas?|meses|años?|secondi|minuti|ore|giorni|settimane|mesi|anni|dias?|anos?|kg|g|mg|km|m|cm|mm|ml|l|L|GB|MB|TB|kWh|MWh|GWh|kW|MW|GW|Hz|px|x|€|£|\\$|EUR|USD|t|pp|points?|stars?|分|時間|秒|円|人|台|年|か月|日|元|万|倍|克|升|公里|小时|分钟|件|次|名|年间|명|원|분|시간';
const digits = "\\d{1,3}(?:[.,  '’]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?";
const figure = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}.,:/#_–-])([+−±~<>≈]|-(?=\\d))?\\s?((?:${currencies})\\s?)?(${digits})((?:\\s?(?:${scales}))?(?![\\p{L}\\p{N}])(?:\\s?(?:${currencies})(?![\\p{L}]))?|[\\s-]?(?:${units}))?(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}_])(?!\\s?[:/–-]\\s?\\d)`,
  'gu',
);

/** Figures of one masked sentence. `taken` are stretches that are dates, lengths or list numbers. */
export function readFigures(text: string, lexicon: Lexicon, taken: readonly [number, number][]): FoundFigure[] {
  const found: FoundFigure[] = [];
  for (const match of text.matchAll(figure)) {
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const end = match.index + match[0].length;
    if (taken.some(([from, to]) => start < to && end > from)) continue;
    const suffix = match[4] ?? '';
    if (isBareYear(match[3] ?? '', match[2], suffix) || isVersion(text, start, match)) continue;
    found.push({
      prefix: `${match[1] ?? ''}${match[2] ?? ''}`,
      value: match[3] ?? '',
      suffix,
      label: '',
      trend: trendOf(text, lexicon),
      start,
      end,
    });
  }
  for (const [index, one] of found.entries()) {
    one.label = labelOf(text, one, found[index - 1]?.end ?? 0, found[index + 1]?.start ?? text.length, lexicon);
  }
  return found;
}

const isBareYear = (value: string, prefix: string | undefined, suffix: string) =>
  /^(?:19|20)\d\d$/.test(value) && prefix === undefined && suffix === '';

function isVersion(text: string, start: number, match: RegExpMatchArray): boolean {
  const before = text.slice(0, start).trimEnd().split(/\s+/).at(-1) ?? '';
  const bare = (match[2] ?? '') === '' && (match[4] ?? '').trim() === '';
  return (
    bare &&
    (isNumberOfName(before, text.slice(start + match[0].trim().length)) ||
      /^(?:version|v|no\.?|nr\.?|n°|step|schritt|chapter|kapitel|level|room|hall|halle|saal|pier|gate|track|platform|gleis|act|part|day|week|season|windows|room)$/iu.test(
        before,
      ) ||
      (/^\d+\.\d+$/.test(match[3] ?? '') && /^\p{Lu}/u.test(before)))
  );
}

/** "Lindenstraße 8", "Pier 4.": a number that ends a name. */
const isNumberOfName = (before: string, after: string) =>
  /^\p{Lu}\p{L}+$/u.test(before) && /^\s*(?:$|[.,;:!?)–—]|(?:in|at|on|am|im|and|und|et|y|e|for|from)\s)/u.test(after);

function trendOf(text: string, lexicon: Lexicon): -1 | 0 | 1 {
  if (anyPhrase(lexicon.rise).test(text)) return 1;
  return anyPhrase(lexicon.fall).test(text) ? -1 : 0;
}

const stops = /[.,;:!?()\u2013\u2014]|\s[-–—]\s/u;

function labelOf(text: string, one: FoundFigure, from: number, to: number, lexicon: Lexicon): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) {
    return trimLabel(
      text
        .slice(from, one.start)
        .split(/[、。,，：:；]/u)
        .at(-1) ?? '',
      lexicon,
    );
  }
  const after = text.slice(one.end, to).split(stops)[0]?.trim() ?? '';
  const tail = after.split(/\s+/).filter(Boolean);
  const cut = tail.findIndex((word) => breaks(word, lexicon));
  const noun = (cut < 0 ? tail : tail.slice(0, cut)).slice(0, 4);
  if (
    noun.length > 0 &&
    !/^(?:to|from|by|in|at|per)$/iu.test(tail[0] ?? '') &&
    /^[\s-]*[^\s.,;:!?()]/u.test(text.slice(one.end))
  ) {
    return trimLabel(noun.join(' '), lexicon);
  }
  const before =
    text
      .slice(from, one.start)
      .split(/[.,;!?()\u2013\u2014]/u)
      .at(-1) ?? '';
  const per = /^(?:per|pro|par|por|a|al)\s+\p{L}+/iu.exec(after)?.[0];
  const words = trimLabel(before.replace(/[:=]\s*$/, ''), lexicon)
    .split(/\s+/)
    .filter(Boolean);
  const label = words.length > 6 ? words.slice(-4).join(' ') : words.join(' ');
  if (label !== '' && !isPronoun(label)) return label;
  return per ?? subjectOf(text, lexicon);
}

const isPronoun = (label: string) =>
  /^(?:it|that|this|they|we|he|she|es|das|er|sie|wir|ça|cela|il|elle|on|ello|esto|ciò|isso|them|those|these|i|you|there|who|which|je|nous|vous|noi|voi)(?:\s.*)?$/iu.test(
    label,
  );

/** What the sentence speaks of, up to its verb of change. */
function subjectOf(text: string, lexicon: Lexicon): string {
  const verb = anyPhrase([...lexicon.rise, ...lexicon.fall]).exec(text);
  const words = verb === null ? '' : trimLabel(text.slice(0, verb.index), lexicon);
  return words.split(/\s+/).length <= 4 && !/\d/.test(words) ? words : '';
}

const breaks = (word: string, lexicon: Lexicon) =>
  new RegExp(
    `^(?:${phraseSource([...lexicon.and, ...lexicon.until, ...lexicon.fromTo.flat(), ...lexicon.now, 'in', 'on', 'at', 'for', 'with', 'since', 'than', 'while', 'when', 'im', 'seit', 'and', 'by', 'dans', 'en', 'as', 'is', 'are', 'was', 'that', 'who', 'so', 'but'])})$`,
    'iu',
  ).test(word);

/** Drops articles, conjunctions and prepositions from both ends. */
export function trimLabel(text: string, lexicon: Lexicon): string {
  const edge = phraseSource([
    ...lexicon.article,
    ...lexicon.and,
    ...lexicon.fromTo.flat(),
    'by',
    'is',
    'at',
    'over',
    'than',
    'nearly',
    'almost',
    'about',
    'um',
    'with',
    'of',
  ]);
  let label = text.trim();
  for (let pass = 0; pass < 4; pass += 1) {
    label = label
      .replace(/(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])[はがをのに、。]+$/u, '')
      .replace(/^[、。はがをの]+/u, '')
      .replace(new RegExp(`^(?:${edge})\\s+`, 'iu'), '')
      .replace(new RegExp(`(?:^|\\s+)(?:${edge})$`, 'iu'), '')
      .replace(/^[\s:=,–-]+|[\s:=,–-]+$/gu, '');
  }
  return label;
}

const spell = (one: Figure) => `${one.prefix}${one.value}${one.suffix}`.trim();

/** From–to pairs of one sentence, and the figures that they use up. */
export function readChange(
  text: string,
  found: readonly FoundFigure[],
  lexicon: Lexicon,
): { change: Change; used: FoundFigure[] } | null {
  for (let index = 0; index + 1 < found.length; index += 1) {
    const [first, second] = [found[index], found[index + 1]];
    if (first === undefined || second === undefined) continue;
    const before = text.slice(0, first.start);
    const between = text.slice(first.end, second.start);
    const isPair =
      (new RegExp(`(?:^|\\s)(?:${phraseSource(lexicon.fromTo[0])})\\s*$`, 'iu').test(before) &&
        anyPhrase(lexicon.fromTo[1]).test(between)) ||
      /^\s*(?:→|->|=>)\s*$/.test(between) ||
      (anyPhrase(lexicon.once).test(before) && anyPhrase(lexicon.now).test(between)) ||
      (anyPhrase(lexicon.fall).test(before) &&
        new RegExp(`^\\s*(?:${phraseSource(lexicon.fromTo[1])})\\s*$`, 'iu').test(between));
    if (!isPair) continue;
    return { change: changeOf(text, first, second, lexicon), used: [first, second] };
  }
  return null;
}

function changeOf(text: string, first: FoundFigure, second: FoundFigure, lexicon: Lexicon): Change {
  const verbs = phraseSource([...lexicon.fromTo[0], ...lexicon.once, ...lexicon.rise, ...lexicon.fall]);
  const subject =
    text
      .slice(0, first.start)
      .split(/[.,;:!?]\s/u)
      .at(-1) ?? '';
  const cut = new RegExp(`(?<![\\p{L}])(?:${verbs})(?![\\p{L}])`, 'iu').exec(subject);
  const label = trimLabel(cut === null ? subject : subject.slice(0, cut.index), lexicon);
  const isDown = magnitude(second) < magnitude(first);
  return {
    before: spell(first),
    after: spell(second),
    label: label.split(/\s+/).length > 6 ? '' : label,
    better: isDown ? 'down' : 'up',
  };
}

const seconds: [RegExp, number][] = [
  [/^ms$/, 0.001],
  [/^(?:s|se[cgk])/iu, 1],
  [/^min/iu, 60],
  [/^(?:h|stund|ore)/iu, 3600],
  [/^(?:d[ií]?a|tag|jour|giorn)/iu, 86400],
  [/^(?:w|semain|sett)/iu, 604800],
  [/^(?:mo|mes|mis)/iu, 2592000],
  [/^(?:y|jahr|an|añ)/iu, 31536000],
];

/** A sentence that tells the state before, "It was 900 ms", and a figure of its unit said elsewhere. */
export function changeSince(
  text: string,
  found: readonly FoundFigure[],
  others: readonly Figure[],
  lexicon: Lexicon,
): Change | null {
  const [before, more] = found;
  if (
    before === undefined ||
    more !== undefined ||
    !anyPhrase(lexicon.once).test(text) ||
    anyPhrase(lexicon.now).test(text)
  )
    return null;
  const after = others.find(
    ({ suffix, value }) => suffix.trim() === before.suffix.trim() && suffix.trim() !== '' && value !== before.value,
  );
  if (after === undefined) return null;
  return {
    before: spell(before),
    after: spell(after),
    label: '',
    better: magnitude(after) < magnitude(before) ? 'down' : 'up',
  };
}

/** Numeric size of a figure, times in seconds, scales applied; decides directions only and is never shown. */
function magnitude(one: Pick<Figure, 'value' | 'suffix' | 'prefix'>): number {
  const value = parseNumber(one.value) * (/[−-]/.test(one.prefix) ? -1 : 1);
  const suffix = one.suffix.trim();
  const scale = /^(?:k|K|thousand|tausend|Tsd)/.test(suffix)
    ? 1e3
    : /^(?:M|million|Mio)/.test(suffix) && !/^MB/.test(suffix)
      ? 1e6
      : /^(?:bn|B|billion|Mrd|milliard)/.test(suffix)
        ? 1e9
        : 1;
  if (scale > 1) return value * scale;
  return value * (seconds.find(([unit]) => unit.test(suffix))?.[1] ?? 1);
}

/** 1,234.5 · 1.234,5 · 1 234,5 → 1234.5. A lone separator before three digits groups. */
function parseNumber(text: string): number {
  const plain = text.replace(/[\s'’  ]/g, '');
  const decimal = /^(.*)[.,](\d{1,2}|\d{4,})$/.exec(plain);
  if (decimal !== null) return Number(`${(decimal[1] ?? '').replace(/[.,]/g, '')}.${decimal[2]}`);
  return Number(plain.replace(/[.,]/g, ''));
}

/** Parallel items with one figure each and one unit become a series. */
export function seriesOf(title: string, items: readonly string[], lexicon: Lexicon): Series | null {
  if (items.length < 2) return null;
  const rows = items.map((item) => ({ item, figures: readFigures(item, lexicon, dottedLabels(item)) }));
  const points = rows.map(({ item, figures }) => {
    const one = figures.length === 1 ? figures[0] : figures.at(-1);
    if (one === undefined || figures.length > 2) return null;
    const label = trimLabel(
      `${item.slice(0, one.start)} ${item.slice(one.end)}`.replace(/\(\s*\)/g, ' ').replace(/\s+/g, ' '),
      lexicon,
    );
    return label === '' || label.split(' ').length > 5 ? null : { label, one };
  });
  const solid = points.filter((point) => point !== null);
  const units = new Set(solid.map(({ one }) => `${one.prefix}|${one.suffix.trim()}`));
  if (solid.length !== items.length || units.size !== 1 || solid.length > 8) return null;
  const sum = solid.reduce((total, { one }) => total + parseNumber(one.value), 0);
  const first = solid[0]?.one;
  return {
    title,
    prefix: first?.prefix ?? '',
    unit: first?.suffix.trim() ?? '',
    points: solid.map(({ label, one }) => ({ label, value: one.value })),
    dated: solid.every(({ label }) => isDated(label, lexicon)),
    whole:
      /^(?:%|percent|prozent)/iu.test(first?.suffix.trim() ?? '') && Math.abs(sum - 100) < 0.6 && solid.length <= 4,
  };
}

/** A quarter or year that labels a value is not its figure. */
const dottedLabels = (item: string): [number, number][] =>
  [...item.matchAll(/\b(?:[QH][1-4]|(?:19|20)\d\d)\b/g)].map((mark) => [mark.index, mark.index + mark[0].length]);

const isDated = (label: string, lexicon: Lexicon) =>
  /^(?:[QH][1-4](?:\s?\d{2,4})?|(?:19|20)\d\d|\d{1,2}[./]\d{1,2}\.?)$/u.test(label) ||
  new RegExp(`^(?:${phraseSource([...lexicon.months.flat(), ...lexicon.weekdays])})\\.?(?:\\s\\d{2,4})?$`, 'iu').test(
    label,
  );
