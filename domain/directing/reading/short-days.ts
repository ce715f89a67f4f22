import type { Lexicon } from '../lexicon/lexicon.ts';
import { phraseSource } from './phrases.ts';

/** Weekdays as they are shortened: they say a day only beside another day or a date, "Mi, 8.10.", "Mon–Sat". */
const days: Record<string, string> = {
  en: 'Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun',
  de: 'Mo|Di|Mi|Do|Fr|Sa|So',
  fr: 'Lun|Mar|Mer|Jeu|Ven|Sam|Dim',
  es: 'Lun|Mar|Mié|Jue|Vie|Sáb|Dom',
  it: 'Lun|Mar|Mer|Gio|Ven|Sab|Dom',
  pt: 'Seg|Ter|Qua|Qui|Sex|Sáb|Dom',
  nl: 'Ma|Di|Wo|Do|Vr|Za|Zo',
};

/** Source of a pattern for the shortened days of a language. */
export const shortDays = (language: string): string => days[language] ?? (days.en as string);

/** "Monday soup €6, Tuesday curry €9": what there is on each day at what price is a row of days, and measures nothing. */
export const areOfDays = (labels: readonly string[], { weekdays, language }: Lexicon): boolean =>
  labels.length >= 3 &&
  labels.every((label) =>
    new RegExp(`^(?:${phraseSource(weekdays)}|${shortDays(language)})[.:,]?\\s+\\p{L}`, 'iu').test(label),
  );
