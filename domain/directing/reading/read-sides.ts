import type { Side } from '../brief.ts';
import { en } from '../lexicon/en.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { readDates } from './dates.ts';
import { itemOf, splitItems } from './lists.ts';
import { anyPhrase, countWords, phraseSource } from './phrases.ts';
import { place } from './read-fields.ts';
import { openSentences, type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';

export const sideOf = (reading: Reading, title: string, text: string): Side => ({
  title: say(reading, title),
  items: splitItems(text, reading.lexicon)
    .map((item) => say(reading, itemOf(item).text === undefined ? itemOf(item).title : item))
    .slice(0, 4),
});

const earlier =
  /^(?:(?:the|our|your|my|der|die|das|unsere?|la|le|les|el|los|las|il|lo|i|o|a|os|as|de|het|onze)\s|l['’])?(?:old|alte[rsn]?|bisherige[rsn]?|anciens?|anciennes?|viej[oa]s?|antigu[oa]s?|vecchi[ao]?|velh[oa]s?|antig[oa]s?|oude)\s\p{L}+|^(?:(?:la|el|le|il|o|a)\s|l['’])\p{L}+\s(?:antigu[oa]|antig[oa]|vecchi[oa]|viej[oa]|velh[oa]|ancien(?:ne)?|de antes|d['’]avant|di prima)$|^(?:the |die |les |los |las |gli |os |as |de )?(?:them|others?|anderen?|autres|eux|ellos|otros|loro|altri|eles|outros|zij)$/iu;
const later =
  /^(?:us|wir|bei uns|nous|chez nous|nosotros|con nosotros|noi|da noi|nós|conosco|wij|bij ons)$|^(?:(?:the|our|your|der|die|das|unsere?|la|le|el|il|o|a|de|het|onze)\s)(?:new|neue[rsn]?|nouveau|nouvelle|nuev[oa]|nuov[oa]|nov[oa]|nieuwe)\s\p{L}+$/iu;

/** "The old way: … With Kiln: …", "Sans filtre : … Avec filtre : …", "Them: … Us: …": what such heads lead stands on two sides. */
export function opposedSides(reading: Reading): [Side, Side] | null {
  // A few words are often read as another language.
  const headed = (key: 'before' | 'after') =>
    new RegExp(`^(?:${phraseSource(lexicons.flatMap(({ fields }) => fields[key]))})(?:\\s\\S+){0,3}$`, 'iu');
  const [before, after] = [headed('before'), headed('after')];
  const rankOf = ({ label }: Sentence) =>
    before.test(label) || earlier.test(label) ? 0 : after.test(label) || later.test(label) ? 1 : null;
  const open = openSentences(reading).filter(([, one]) => isSaid(one) && one.label !== '');
  const at = open.findIndex(([index, one], row) => {
    const next = open[row + 1];
    const [own, other] = [rankOf(one), next === undefined ? null : rankOf(next[1])];
    return next?.[0] === index + 1 && own !== null && other !== null && own !== other;
  });
  const pair = open.slice(at, at + 2);
  return at < 0 ? null : taken(reading, pair, ([, { label, text }]) => sideOf(reading, label, text));
}

/** "Train 3 h 58, €49, 8 kg CO2. Plane 4 h 10, €112, 148 kg CO2.": two sentences in a row measure two things alike. */
export function ledSides(reading: Reading): [Side, Side] | null {
  const rows = measuredRows(reading);
  const row = rows.find(({ length }) => length === 2);
  const isSame = row?.[0] !== undefined && areAlike(row[0].measured, row[1]?.measured ?? null, 2);
  return row === undefined || !isSame
    ? null
    : taken(
        reading,
        row.map(({ entry }) => entry),
        (_, at) => spokenSide(reading, row[at]?.measured ?? null),
      );
}

/** "Solo: free, 5 invoices. Studio: $12, 50 invoices. Agency: $39, unlimited invoices.": three or more are cards of one form. */
export function ledCards(reading: Reading): void {
  for (const row of measuredRows(reading).filter(({ length }) => length >= 3)) {
    const items = row.map(({ measured }) => {
      const { title, items: said } = spokenSide(reading, measured);
      return { title, text: said.join(', ') };
    });
    reading.found.lists.push({ title: '', ordered: false, items });
    for (const { entry } of row) {
      reading.used.add(entry[0]);
      place(reading, entry[1].text);
    }
  }
}

const spokenSide = (reading: Reading, measured: Measured | null): Side => ({
  title: say(reading, measured?.title ?? ''),
  items: (measured?.items ?? []).map((item) => say(reading, item)),
});

interface MeasuredRow {
  entry: [number, Sentence];
  measured: Measured | null;
}

/** Neighbours that measure one thing each, alike. */
function measuredRows(reading: Reading): MeasuredRow[][] {
  const open = openSentences(reading).filter(([, one]) => isSaid(one));
  const rows: MeasuredRow[][] = [];
  for (const [at, entry] of open.entries()) {
    const isBeside = [open[at - 1], open[at + 1]].some((one) => one?.[1].label !== '' && one?.[1].label !== undefined);
    const measured = measuredOf(reading, entry[1], isBeside);
    const last = rows.at(-1)?.at(-1);
    const isNext = last !== undefined && last.entry[0] === entry[0] - 1 && areAlike(last.measured, measured, 1);
    if (isNext) rows.at(-1)?.push({ entry, measured });
    else rows.push([{ entry, measured }]);
  }
  return rows;
}

const isSaid = ({ role, bullet, text }: Sentence) =>
  role === 'copy' && bullet === null && text !== '' && countWords(text) <= 24;

function taken(
  reading: Reading,
  pair: readonly [number, Sentence][],
  sideFor: (one: [number, Sentence], at: number) => Side,
): [Side, Side] {
  const sides = pair.map((one, at) => {
    reading.used.add(one[0]);
    place(reading, one[1].text);
    return sideFor(one, at);
  });
  return sides as [Side, Side];
}

interface Measured {
  title: string;
  items: string[];
}

const led =
  /^((?:[^\d\s,;:]+\s){0,2}[^\d\s,;:]*\p{L})[,:]?\s((?:(?:from|ab|from|dès|desde|da|vanaf)\s)?(?:R\$|CHF|[€$£¥~])?\s?\d.+)$/su;

/** What a sentence names, and its amounts, each with its figure in front. */
function measuredOf({ lexicon }: Reading, { text, label, field }: Sentence, isBeside: boolean): Measured | null {
  const isLabelled = label !== '' && isBeside && (field === null || field === 'list');
  const [, title = '', rest = ''] = isLabelled ? ['', label, text] : (led.exec(text) ?? []);
  const items = splitItems(rest, lexicon);
  const said = `${label} ${text}`;
  // "Saturday 3 May, 10 am. Sunday 4 May, 11 am.": days to come to, and nothing to weigh.
  const isWhen =
    anyPhrase(
      [lexicon, en].flatMap(({ months, weekdays }) =>
        [...months.flat(), ...weekdays].filter(({ length }) => length > 3),
      ),
    ).test(said) ||
    readDates(said, lexicon).length > 0 ||
    /\d\s?(?:am|pm|Uhr|uur)(?!\p{L})|\d:\d\d/iu.test(said);
  const areFigured = items.every((item) => !/\d/u.test(item) || amount.test(item));
  return items.length < 2 || items.length > 4 || isWhen || !areFigured ? null : { title, items };
}

const amount = /^(?:(?:from|ab|dès|desde|da|vanaf)\s)?(?:R\$|CHF|[€$£¥~])?\s?\d/u;

/** Whether both say as many things of two titles, in the same units where they count; at least so many of them. */
function areAlike(one: Measured | null, other: Measured | null, least: number): boolean {
  if (one === null || other === null || one.title.toLowerCase() === other.title.toLowerCase()) return false;
  if (one.items.length !== other.items.length) return false;
  const pairs = one.items.map((item, at) => [unitOf(item), unitOf(other.items[at] ?? '')]);
  const shared = pairs.filter(([own, its]) => own !== '' && own === its);
  return (
    shared.length >= least && shared.length + pairs.filter((units) => units.includes('')).length >= pairs.length - 1
  );
}
/** "h" of "3 h 58", "€" of "€49", "kg" of "8 kg CO2". */
const unitOf = (item: string): string => {
  const [, sign = '', unit = ''] = /^(?:\p{L}+\s)?(R\$|CHF|[€$£¥])?\s?\d[\d.,]*\s?([€$£¥%]|\p{L}+)?/u.exec(item) ?? [];
  return sign || unit.toLowerCase().replace(/(?<=\p{L}{3})(?:e?s|e?n|[eioa])$/u, '');
};
