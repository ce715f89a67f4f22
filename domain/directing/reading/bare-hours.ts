import type { Stretch } from './dates.ts';

/** "Sunday 22 September from 10 to 4 in the old boathouse": right behind a day two bare numbers are its hours. */
export function bareHours(text: string, dates: readonly Stretch[]): Stretch[] {
  return dates.flatMap(({ end }) => {
    const [whole = '', hours = ''] = hoursBehind.exec(text.slice(end)) ?? [];
    const start = end + whole.length - hours.length;
    return hours === '' ? [] : [{ text: hours, start, end: start + hours.length }];
  });
}
const hoursBehind =
  /^,?\s(?:from|between|von|zwischen|de|entre|dalle|das|van|tussen)\s(\d{1,2}\s?(?:to|until|till|and|bis|und|à|et|a|y|alle|às|tot|en|-|–)\s?\d{1,2})(?=[,.;]|\s(?:in|at|on|im|an|am|auf|en|à|au|a|al|nel|nella|em|no|na|op)\s|$)/iu;
