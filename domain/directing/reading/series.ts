/** Rows of parallel items that a chart draws: one figure each, of one unit. */
import type { Series } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { holdsVerb } from './clause-verbs.ts';
import { trimLabel } from './figure-labels.ts';
import { type FoundFigure, parseNumber, readFigures } from './figures.ts';
import { leadingPhrase, phraseSource } from './phrases.ts';
import { withSharedUnit } from './shared-units.ts';
import { areOfDays, shortDays } from './short-days.ts';
import { isSmall, wordsOf } from './untold-words.ts';

/** What a poll was answered with. */
const answers =
  /^(?:yes|no|don['’]t know|not sure|undecided|no opinion|ja|nein|weiß (?:ich )?nicht|keine (?:angabe|meinung)|oui|non|ne (?:sait|savent) pas|sans (?:avis|opinion)|sí|no sabe|ns\/nc|sì|non so|sim|não|não sabe|nee|weet (?:ik )?niet|geen mening)$/iu;

const ofYear = /^(?:in|im|en|em|nel|seit|since|depuis|desde|dal|sinds)\s(?:19|20)\d\d\s\p{L}/iu;

/** Parallel items with one figure each and one unit become a series. */
export function seriesOf(title: string, items: readonly string[], lexicon: Lexicon): Series | null {
  if (items.length < 2 || areDiscounts(items[0] ?? '')) return null;
  const shared = withSharedUnit(items, lexicon);
  if (shared !== null) {
    const series = seriesOf(title, shared.items, lexicon);
    return series === null ? null : { ...series, unit: shared.unit };
  }
  const rows = items.map((item) => ({
    item,
    figures: readFigures(item, lexicon, dottedLabels(item), items.length >= 3),
  }));
  const labelled = labelledRows(items, lexicon);
  const points = rows.map(({ item, figures }, at) => {
    const own = labelled?.[at];
    if (own !== undefined) return own;
    const one = figures.length === 1 ? figures[0] : figures.at(-1);
    if (one === undefined || figures.length > 2) return null;
    const said = `${item.slice(0, one.start)} ${item.slice(one.end)}`
      .replace(/\(\s*\)/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/\s\.$/u, '');
    const label = answers.test(said.trim()) ? said.trim() : trimLabel(said, lexicon);
    const named = label.replace(/(?<=\S)\s(?:it|they|this|es|sie|ils?|elles?)$/iu, '');
    // "turnover from 3.1 to 4.4", "In 2024 we saw 300": what it was before is no name of it, nor is the year.
    if (
      ofYear.test(item) ||
      new RegExp(`(?:^|\\s)(?:${phraseSource(lexicon.fromTo[0])})\\s\\P{L}?\\d`, 'iu').test(named)
    )
      return null;
    // "Today we run 48 looms": words from both sides of a number, or a clause, name no bar.
    // "May 26k" is a month's, and no verb's.
    const isNamed =
      answers.test(named) ||
      isDated(named, lexicon) ||
      (!holdsVerb(named, lexicon.language) && isBeside(item, one, lexicon));
    return named === '' || named.split(' ').length > 5 || !isNamed ? null : { label: named, one };
  });
  const solid = points.filter((point) => point !== null);
  const units = new Set(solid.map(({ one }) => `${one.prefix}|${one.suffix.trim()}`));
  const labels = new Set(solid.map(({ label }) => label));
  if (isPriceList(rows)) return null;
  // "31 % achieved top grades, up from 24 %": what goes on about the item before it is none.
  if (
    items
      .slice(1)
      // … "more training 38 %" names what is counted.
      .some(
        (item) =>
          leadingPhrase([...lexicon.rise, ...lexicon.fall]).test(item) &&
          !/^(?:more|fewer|less|mehr|weniger|plus de|moins de|más|menos|più|meno|mais|meer|minder)\s\p{L}/iu.test(item),
      )
  )
    return null;
  // "3 generations, 12 people, 1 dog": counts of unlike things are no heights of bars.
  const counted = rows.filter(({ item }) => /^\s*(?!(?:19|20)\d\d:?\s\d)\d/u.test(item)).length;
  if (units.has('|') && counted >= 2 && counted * 3 >= rows.length * 2) return null;
  // "Friday at 18 h, Saturday at 10 h" are hours.
  if (rows.every(({ item }) => /(?:^|\s)(?:at|um|à|às|a las|alle|om)\s\d{1,2}\s?(?:h|Uhr|uur)?$/iu.test(item)))
    return null;
  if (solid.length !== items.length || units.size !== 1 || solid.length > 8 || labels.size < solid.length) return null;
  if (areOfDays([...labels], lexicon)) return null;
  const [led, others] = [datedLead(solid[0]?.label ?? '', lexicon), solid.slice(1)];
  if (led !== null && solid[0] !== undefined && others.every(({ label }) => isDated(label, lexicon))) {
    solid[0].label = led.label;
    return chartOf(led.title, solid, lexicon);
  }
  return chartOf(title, solid, lexicon);
}

/** "Month 1: $120", "1 o 2: 46 %": what stands before its colon names a figure, whatever digits it holds; null where one has none. */
function labelledRows(items: readonly string[], lexicon: Lexicon): { label: string; one: FoundFigure }[] | null {
  const rows = items.map((item) => {
    const [, label = '', said = ''] = /^([^:]{1,40}):\s+(\S[^:]*)$/u.exec(item.replace(/[.;]$/u, '')) ?? [];
    const [one, more] = said === '' ? [] : readFigures(said, lexicon, [], true);
    const isBare =
      one !== undefined && more === undefined && `${said.slice(0, one.start)}${said.slice(one.end)}`.trim() === '';
    return isBare ? { label: label.trim(), one } : null;
  });
  const told = rows.filter((row) => row !== null);
  return told.length === items.length && told.some(({ label }) => /\d/u.test(label)) ? told : null;
}

/** "Sales by year 2020" before "2021", "2022": what the row is of leads to its first year. */
function datedLead(label: string, lexicon: Lexicon): { title: string; label: string } | null {
  const [, title = '', date = ''] = /^(.*\p{L}.*?)[\s:,]+(\S+)$/u.exec(label) ?? [];
  return title !== '' && !isDated(label, lexicon) && isDated(date, lexicon) ? { title, label: date } : null;
}

function chartOf(title: string, solid: readonly { label: string; one: FoundFigure }[], lexicon: Lexicon): Series {
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

/** All that an item says stands on one side of its figure. */
const isBeside = (item: string, { start, end }: FoundFigure, lexicon: Lexicon) =>
  [item.slice(0, start), item.slice(end)].some((side) =>
    wordsOf(side.replace(/\([^()]*\)/gu, ' ')).every((word) => isSmall(word, lexicon)),
  );

/** "Ribollita 9,50 €, Gnocchi 11,00 €": prices of things that nobody compares by size. */
export const isPriceList = (rows: readonly { item: string; figures: readonly FoundFigure[] }[]) =>
  rows.every(({ item, figures }) => {
    const one = figures.at(-1);
    return (
      one !== undefined &&
      /[$€£¥₺₪zł]|CHF|EUR|USD/u.test(one.prefix + one.suffix) &&
      (/[.,]\d\d$/u.test(one.value) || /^\s?\/\s?\p{L}/u.test(item.slice(one.end)))
    );
  });

/** "Up to 50% off sandals, 30% off trainers": shares of no whole, and the bound holds for the first of them alone. */
export const areDiscounts = (text: string): boolean =>
  /^\P{L}*(?:up to|bis zu|jusqu['’]à|hasta|fino a\p{L}*|até|tot(?: wel)?)\s(?:(?:el|un|il|ao?s?)\s)?\d[\d.,]*\s?%/iu.test(
    text,
  );

/** A quarter or year that labels a value is not its figure. */
const dottedLabels = (item: string): [number, number][] =>
  [...item.matchAll(/\b(?:[QH][1-4]|(?:19|20)\d\d)\b/g)].map((mark) => [mark.index, mark.index + mark[0].length]);

const isDated = (label: string, lexicon: Lexicon) =>
  /^(?:[QH][1-4](?:\s?\d{2,4})?|(?:19|20)\d\d|\d{1,2}[./]\d{1,2}\.?)$/u.test(label) ||
  new RegExp(
    `^(?:${phraseSource([...lexicon.months.flat(), ...lexicon.weekdays])}|${shortDays(lexicon.language)})\\.?(?:\\s\\d{2,4})?$`,
    'iu',
  ).test(label);
