/** Candidates that are of a list: counts, steps, ranked titles and the labels of fields. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { holdsVerb } from '../reading/clause-verbs.ts';
import { escaped, phraseSource } from '../reading/phrases.ts';
import { isSmall } from '../reading/untold-words.ts';

/** "31 cents per Kilowattstunde", "Only 5 places", "Llevamos 320 firmas": a measure, and a count with what leads to it. */
export function isCounted(name: string, text: string, lexicon: Lexicon): boolean {
  const before = text.split(name).slice(0, -1);
  const isMeasure = before.length > 0 && before.every((one) => /(?:^|\s)(?:je|pro|per|par|por)\s$/iu.test(one));
  const lead = /^(\p{L}+)\s\d[\d.,]*$/u.exec(name)?.[1] ?? '';
  // "Top 3 reasons": how many there are to come.
  return (
    isMeasure ||
    /^top \d+$/iu.test(name) ||
    (lead !== '' && (isSmall(lead, lexicon) || holdsVerb(lead, lexicon.language)))
  );
}

/** "Step 1: Open Settings", "2. Flat White": what a number leads to, wherever it stands; `HEAD` is code. */
export function isListed(name: string, text: string, { step }: Lexicon): boolean {
  const before = text.split(name).slice(0, -1);
  const numbered = new RegExp(`(?:^|[\\s(])\\d{1,2}\\s?[:.)]\\s+(?:(?:${phraseSource(step)})\\s)?$`, 'iu');
  // "5 The Salt Orchard (211 loans), 4 Nine Winters (236)": titles behind their places.
  const ranked = (text.match(/(?:^|[,;.:]\s)\d{1,2}\s\p{Lu}/gu) ?? []).length >= 3;
  const placed = /(?:^|[,;.:]\s)\d{1,2}\s(?:The\s|Der\s|Die\s|Das\s|Le\s|La\s|El\s|Il\s|O\s|A\s|De\s)?$/u;
  if (ranked && /^\d{1,2}\s\p{Lu}/u.test(name)) return true;
  const isStep = before.every((one) => numbered.test(one) || (ranked && placed.test(one)));
  const isCode = before.every(
    (_, at) =>
      (before
        .slice(0, at + 1)
        .join(name)
        .split('`').length -
        1) %
        2 ===
      1,
  );
  return before.length > 0 && (isStep || isCode);
}

/** "Top product: Trail Pack 30L", "Meistverkauft: …": what leads a ranking is one of the things it ranks. */
export function isRanked(name: string, text: string): boolean {
  const before = text.split(name).slice(0, -1);
  return before.length > 0 && before.every((one) => ranking.test(one));
}
const ranking =
  /(?:^|[.!?;,\n-]\s*)(?:[^.!?\n:;,]{0,20}\s)?(?:top|best|most|number one|no\. 1|highest|strongest|winner|bestseller|leader|beste[rs]?|stärkste[rs]?|meist\p{L}*|höchste[rs]?|sieger|meilleure?|plus|premi[eè]re?|mejor|más|ganador|migliore|più|vincitore|melhor|mais|vencedor|best(?:e|verkochte)?|meest|hoogste|winnaar)(?!\p{L})[^.!?\n:]{0,30}:\s$/iu;

/** "Wärmepumpe oder Gasheizung?": one of two that a film weighs. */
export const isAlternative = (name: string, text: string): boolean =>
  /\s(?:oder|vs\.?|versus|contre|contra|contro)\s/iu.test(name) ||
  // "the difference between RAM and storage"
  new RegExp(
    `(?:between|zwischen|entre|tra|fra|tussen)\\s(?:(?:${escaped(name)}\\s(?:and|und|et|y|e|en)\\s\\S)|(?:\\S+\\s){1,3}(?:and|und|et|y|e|en)\\s${escaped(name)}(?!\\p{L}))`,
    'u',
  ).test(text) ||
  new RegExp(
    `(?<![\\p{L}\\d])${escaped(name)}\\s(?:oder|or|vs\\.?|versus|ou|oppure|of)\\s\\p{Lu}[^.!\\n:]{1,40}\\?|\\p{Lu}\\S*\\s(?:oder|or|vs\\.?|versus|ou|oppure|of)\\s${escaped(name)}\\s?\\?`,
    'u',
  ).test(text);

/** "6 services: Auth, Billing, …, Notifications": of a row that a head announces, wherever it stands. */
export const isInRow = (name: string, text: string): boolean =>
  text
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n/u)
    .map((line) => /^[^:]{3,60}:\s(.+)$/u.exec(line)?.[1] ?? '')
    .map((row) => row.split(/,\s|\s(?:and|und|et|y|e|en)\s(?=\p{Lu})/u))
    .some(
      (items) =>
        items.length >= 3 &&
        items.every((item) => /^\p{Lu}/u.test(item)) &&
        items.findIndex((item) => item.startsWith(name)) >= 1,
    );

/** "Date: Thursday, 22 January": a field's label names what stands behind it. */
export function isLabel(name: string, text: string, { fields }: Lexicon): boolean {
  const isField = Object.values(fields).some((labels) => labels.includes(name.toLowerCase()));
  const behind = text.split(name).slice(1);
  return isField && behind.length > 0 && behind.every((one) => /^\s?[:：]/u.test(one));
}
