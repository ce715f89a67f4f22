/** Telephone numbers as a film shows them. */

import { type PartedFilm, stringsOfPart } from './film-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { flat } from './stems.ts';

const number = /(?<![\p{L}\p{N}.,:])\+?\(?\d[\d ()/.\u00a0\u202f-]{5,18}\d(?![\p{L}\p{N}]|[.,:]\d)/gu;

/** The numbers of a text that can be dialled: seven digits or more, in groups that are no amount. */
export const phonesIn = (text: string): string[] => [...text.matchAll(number)].map(([one]) => one).filter(isPhone);

/** Whether a stretch is a number to dial and nothing else. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/gu, '').length;
  const isAmount = /^\d{1,3}(?:[.,\s\u00a0\u202f]\d{3})+$/u.test(text.trim()) && !text.trim().startsWith('0');
  return /^\+?[\d ()/.\u00a0\u202f-]+$/u.test(text.trim()) && digits >= 7 && digits <= 15 && !isAmount;
}

/** The one number that a film shows. */
export function phoneOf({ parts }: PartedFilm): string {
  const [only, more] = [...new Set(parts.flatMap(stringsOfPart).flatMap(phonesIn))];
  if (only === undefined) throw refuseEdit('The film shows no phone number.');
  if (more !== undefined) throw refuseEdit(`Several numbers could be meant: “${only}”, “${more}”. Quote the one.`);
  return only;
}

/** “Telephone 555-0142.”: the number with what only leads it, else the number alone. */
export function phoneLineOf(film: PartedFilm): string {
  const phone = phoneOf(film);
  const isLine = (text: string) => text.includes(phone) && leading.test(flat(text.replace(phone, ' ')));
  return film.parts.flatMap(stringsOfPart).find(isLine) ?? phone;
}
const leading =
  /^(?:(?:our|unser|notre|nuestro|nostro|nosso|the|das|le|el|il|o)\s)?(?:and|und|et|y|e)?\s?(?:tele(?:ph|f)on[eo]?|teléfono|téléphone|phone|tel|call(?:\sus)?|ring(?:\sus)?|anrufen|ruft\san|appelez|llama(?:d|nos)?|chiama(?:te)?(?:ci)?|ligue)?(?:\s(?:number|nummer|on|at))?$/iu;
