/** Candidates that are of a list: counts, steps, ranked titles and the labels of fields. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { holdsVerb } from '../reading/clause-verbs.ts';
import { phraseSource } from '../reading/phrases.ts';
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

/** "Date: Thursday, 22 January": a field's label names what stands behind it. */
export function isLabel(name: string, text: string, { fields }: Lexicon): boolean {
  const isField = Object.values(fields).some((labels) => labels.includes(name.toLowerCase()));
  const behind = text.split(name).slice(1);
  return isField && behind.length > 0 && behind.every((one) => /^\s?[:：]/u.test(one));
}
