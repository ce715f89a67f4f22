import type { List, ListItem } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { dropSequence, opensInOrder } from './order-words.ts';
import { countWords, leadingPhrase, phraseSource } from './phrases.ts';
import { withWholeMeasures } from './whole-measures.ts';

/** Items of "a, b, c and d" or "a; b; c"; fewer than two when the text is no list. */
export function splitItems(text: string, lexicon: Lexicon): string[] {
  const body = text.replace(/[.!。]+$/u, '').trim();
  if (/[;；]/.test(body)) return tidy(body.split(/[;；]\s*/), lexicon);
  if (/[、，]/.test(body)) return tidy(body.split(/[、，]/), lexicon);
  if (/\s[/|·•]\s/.test(body)) return tidy(body.split(/\s[/|·•]\s/), lexicon);
  const commas = outsideBrackets(withWholeMeasures(withWholeOnlys(withInclusions(withDish(body)))));
  const last = commas.at(-1) ?? '';
  const joined = new RegExp(`\\s+(?:${phraseSource([...lexicon.and, ...lexicon.or])})\\s+`, 'iu').exec(last);
  const lead = new RegExp(`^(?:${phraseSource([...lexicon.and, ...lexicon.or])})\\s+`, 'iu');
  if (
    joined !== null &&
    commas.length >= 2 &&
    isPair(last.slice(0, joined.index), last.slice(joined.index + joined[0].length), commas, lexicon)
  )
    return tidy(commas, lexicon);
  // "classes at 7 and at 19": two times of one thing.
  const behind = joined === null ? '' : last.slice(joined.index + joined[0].length);
  if (/^(?:at|um|à|a las|às|alle|om)\s\d/iu.test(behind)) return tidy(commas, lexicon);
  // "tra Siena e Montalcino": both ends of one place.
  if (/^(?:tra|fra|between|zwischen|entre|tussen)\s/iu.test(last)) return tidy(commas, lexicon);
  if (lead.test(last)) return tidy([...commas.slice(0, -1), last.replace(lead, '')], lexicon);
  // "Ben Hale, Hale & Moore": a house of two names.
  if (joined?.[0].trim() === '&' && commas.length >= 2 && /\s\p{Lu}\S*\s&\s\p{Lu}|^\p{Lu}\S*\s&\s\p{Lu}/u.test(last))
    return tidy(commas, lexicon);
  if (joined === null || (commas.length < 2 && countWords(last) > 12)) return tidy(commas, lexicon);
  // "soup or salad, duck or risotto, cake or cheese": what joins two things in every item parts no items.
  if (commas.length >= 3 && commas.slice(0, -1).every((item) => item.toLowerCase().includes(joined[0].toLowerCase())))
    return tidy(commas, lexicon);
  return tidy(
    [...commas.slice(0, -1), last.slice(0, joined.index), last.slice(joined.index + joined[0].length)],
    lexicon,
  );
}

/** "winter service for € 59, including brakes, lights and chain": what one item includes parts it from no other. */
const withInclusions = (text: string) =>
  text.replace(
    included,
    (row, lead: string) =>
      `${lead}${row
        .slice(lead.length)
        .replace(/,\s/gu, '\ue8fe ')
        .replace(/\s(?=(?:and|und|et|y|e|en)\s)/giu, '\ue8ff')}`,
  );
const included =
  /((?:^|,\s)(?:including|incl\.|inkl\.|inklusive|einschließlich|mit|with|y compris|avec|incluid[oa]s?|incluye|con|compres[oaei]|inclus[oaei]|incluindo|com|inclusief|met)\s)[^,]{2,20}(?:,\s[^,\s]+(?:\s[^,\s]+)?)+?\s(?:and|und|et|y|e|en)\s\S+(?:\s\S+)?$/iu;

/** "the Verde with nduja, chilli and lime, €13.50": what is on it parts no dish from its price. */
const withDish = (text: string) =>
  text.replace(dish, (row) => row.replace(/,\s/gu, '\ue8fe ').replace(/\s(?=(?:and|und|et|y|e|en)\s)/giu, '\ue8ff'));
const dish =
  /(?<=^[^,]{3,40}\s(?:with|mit|avec|con|com|met)\s)[^,\d]{2,30}(?:,\s[^,\d]{2,30})*\s(?:and|und|et|y|e|en)\s[^,\d]{2,30}(?=,\s(?:[€$£]\s?\d|\d[\d.,]*\s?[€$£])[^,]*$)/iu;

/** "only flour, water and salt": all that there is of one thing is one item among others. */
const withWholeOnlys = (text: string) => text.replace(onlys, (row) => row.replace(/,\s/gu, '\ue8fe '));
const onlys =
  /(?<=,\s)(?:only|just|nothing but|nur|nichts als|seulement|rien que|que|solo|sólo|nada más que|soltanto|nient['’]altro che|só|apenas|alleen|niets dan)\s\p{Ll}+(?:,\s\p{Ll}+)+\s(?:and|und|et|y|e|en)\s\p{Ll}+(?=,\s)/giu;

/** "every Friday and Sunday", "founded by Ines Okafor and Daan Verhulst": two days or names that one word leads to are one item. */
function isPair(before: string, after: string, commas: readonly string[], { weekdays }: Lexicon): boolean {
  const day = new RegExp(`(?:^|\\s)(?:${phraseSource(weekdays)})s?$`, 'iu');
  // "every Friday and Saturday until sold out"
  const opensOnDay = new RegExp(`^(?:${phraseSource(weekdays)})s?(?!\\p{L})`, 'iu');
  const isDays = day.test(before) && opensOnDay.test(after) && !commas.slice(0, -1).some((item) => day.test(item));
  const isLed =
    // "2 nouvelles agences à Nantes et Rennes"
    /\p{Ll}\p{L}*\s(?:by|between|in|at|near|from|von|zwischen|aus|nach|par|entre|à|en|por|em|a|door|tussen|te|uit)\s\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*)*$/u.test(
      before,
    ) && /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*)*$/u.test(after);
  // "ages 10 and up"
  const isBound =
    /\d\S*$/u.test(before) &&
    /^(?:up|over|above|older|more|younger|under|below|mehr|älter|darüber|jünger|plus|más|mayores|oltre|più|mais|meer|ouder)$/iu.test(
      after,
    );
  return isDays || isLed || isBound;
}

function outsideBrackets(text: string): string[] {
  return text
    .replace(/\([^)]*\)/g, (inner) => inner.replace(/,/g, '\ue8fe'))
    .split(/,\s+/)
    .map((part) => part.replaceAll('\ue8fe', ','));
}

const tidy = (parts: string[], lexicon: Lexicon) =>
  withRest(parts)
    .map((part) =>
      part
        .replace(new RegExp(`^(?:${phraseSource(lexicon.and)})\\s+`, 'iu'), '')
        .replaceAll('\ue8ff', ' ')
        .trim(),
    )
    .filter((part) => part !== '');

/** "slide, etc.": that there is more is no item. */
function withRest(parts: readonly string[]): string[] {
  const rest = parts.length > 1 && more.test((parts.at(-1) ?? '').trim()) ? 1 : 0;
  return rest === 0 ? [...parts] : [...parts.slice(0, -2), `${parts.at(-2)?.trim()}, ${parts.at(-1)?.trim()}`];
}
const more = /^(?:etc|usw|u\.\s?s\.\s?w|ecc|enz|and (?:so on|more)|und (?:mehr|vieles mehr)|et plus)\.?$/iu;

/** "Title: a sentence", "Title – a sentence" and plain items. */
export function itemOf(text: string): ListItem {
  const parted = /^(.{1,48}?)(?:\s[–—-]\s|:\s)(.+)$/su.exec(text);
  // "contentment 7.6 (2026: 7.1)": what brackets hold parts nothing.
  const isInside = /\([^)]*$/u.test(parted?.[1] ?? '');
  if (parted === null || isInside || countWords(parted[1] ?? '') > 6) return { title: text.replace(/[.;,。]+$/u, '') };
  return { title: parted[1] ?? '', text: (parted[2] ?? '').replace(/[.;,]+$/u, '') };
}

/** Whether items read as steps: by their verbs, or by words such as first and then. */
export function areSteps(items: readonly string[], lexicon: Lexicon): boolean {
  const verb = leadingPhrase(lexicon.step);
  const hits = items.filter((item) => verb.test(dropSequence(item, lexicon)) || opensInOrder(item, lexicon)).length;
  return items.length >= 2 && hits * 2 > items.length;
}

/** "fill it with half water, half vinegar, boil": what does not open with a verb goes on about the step before it. */
export function wholeSteps(items: readonly string[], lexicon: Lexicon): string[] {
  if (!areSteps(items, lexicon)) return [...items];
  const whole: string[] = [];
  for (const item of items) {
    const last = whole.at(-1);
    if (
      last !== undefined &&
      /^(?:half|an?|the|one|two|some|halb|einen?|une?|una?|demi|medio|media|mezzo)\s/iu.test(item)
    )
      whole[whole.length - 1] = `${last}, ${item}`;
    else whole.push(item);
  }
  return whole;
}

/** Where one item of three says something of its title, and the others nothing of theirs, all stand as they are. */
function partedAlike(items: ListItem[], told: readonly string[]): ListItem[] {
  const parted = items.filter(({ text }) => text !== undefined).length;
  return parted > 0 && parted * 2 < items.length
    ? told.map((item) => ({ title: item.replace(/[.;,。]+$/u, '') }))
    : items;
}

export function makeList(title: string, items: readonly string[], ordered: boolean): List {
  const isDated = items.length >= 3 && items.every((item) => dated.test(item));
  const told = isDated ? items.map((item) => item.replace(dated, '$1: ')) : items;
  const isTimed = items.length >= 3 && items.every((item) => timed.test(item));
  const parted = isTimed
    ? items.map((item) => ({
        title: timed.exec(item)?.[1] ?? '',
        text: item.replace(timed, '').replace(/[.;,]+$/u, ''),
      }))
    : partedAlike(told.map(itemOf), told);
  return { title: title.replace(/[:：]\s*$/, '').trim(), items: parted, ordered: ordered && !isTimed };
}

/** "1912 widened to 14 m": the year in front labels what happened in it. */
const dated = /^((?:1\d|20)\d\d)\s(?=\p{L}|\d[\d.,]*\s\p{L})/u;

/** "09:30 Keynote": the hour in front labels what happens then. */
export const timed =
  /^(\d{1,2}(?:[:.h]\d{2})?(?:\s?(?:am|pm|Uhr|h))?(?:\s?[–—-]\s?\d{1,2}(?:[:.h]\d{2})?(?:\s?(?:am|pm|Uhr|h))?)?)(?<=[:.h]\d{2}|am|pm|Uhr|h)(?:\s?[:–—-])?\s+(?=\p{L}|[\ue000-\uf8ff])/u;

/** "We recycle every chain, tyre and tube" is a sentence, not a list. */
export const isClause = (item: string) =>
  /^(?:we|you|they|it|there|our|this|that|i|he|she|wir|ihr|sie|es|nous|vous|il|elle|ils|on|nosotros|noi|nós)\s/iu.test(
    item,
  ) && countWords(item) >= 3;

/** "14 schools, where children learn to thresh", "…, when the wind dropped": a clause about the item before it. */
export const relativeClause =
  /^(?:where|which|who|whose|when|while|because|although|wo|wobei|weil|wenn|während|obwohl|dont|où|quand|lorsque|parce que|donde|cuyo|cuando|porque|mientras|aunque|dove|quando|perché|mentre|onde|cujo|enquanto|waar|omdat|toen|terwijl|hoewel|that|qui|que|che|die(?=\s(?:zich|je|niet|u))|(?:die|der|das|den|dem)(?=\s(?:sich|man|nicht|es|ihr|wir|du|jede[rsnm]?|auch|nur|mit|ohne|in|auf|bei)\s))\s|^qu['’]/iu;
