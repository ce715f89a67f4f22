/** "Video for World Water Day … BlueFuture Foundation.": a day of the year is what a film is for, and nobody who speaks. */
import { isOfHouse } from './kinds.ts';

const dayOfYear =
  /\s(?:Day|Week|Month|Weekend)$|^(?:(?:World|International|National|Welt|Internationaler|Tag de[rs])\s?)\S*|\p{L}(?:tag|woche)$|^(?:Journée|Semaine|Mois|Día|Semana|Mes|Giornata|Settimana|Dia|Wereld\p{L}+dag)(?!\p{L})/u;

/** Who speaks: the house that signs beside such a day, else whom the brief names. */
export const besideDay = (name: string, signature: string): string =>
  dayOfYear.test(name) && isOfHouse(signature) ? signature : name;
