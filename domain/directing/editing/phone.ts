/** Telephone numbers as a film shows them. */

import { type PartedFilm, stringsOfPart } from './film-parts.ts';
import { refuseEdit } from './refuse-edit.ts';

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

/** What goes with that number: its label and what joins it, as "Telephone 555-0142" and "and phone 555-0142". */
export function phoneLineOf(parted: PartedFilm): string {
  const phone = phoneOf(parted);
  const line = parted.parts.flatMap(stringsOfPart).find((text) => text.includes(phone)) ?? phone;
  const at = line.indexOf(phone);
  const before = label.exec(line.slice(0, at))?.[0] ?? '';
  const isAlone = before.length === at && /^[\s.!]*$/u.test(line.slice(at + phone.length));
  return isAlone ? line : `${before}${phone}`.trim();
}

const label =
  /(?:^|(?<=\s))(?:(?:and|or|und|oder|et|ou|y|e)\s)?(?:tel|tél|fon|phone|telephone|telefono?|teléfono|téléphone|telefone|telemóvel|call|ring|anruf|appelez|llámanos|chiamaci|ligue)(?:\s(?:us|uns|nous|number|nummer|on|at|au|al|unter|para))*[.:]?\s$/iu;
