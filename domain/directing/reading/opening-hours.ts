import type { Lexicon } from '../lexicon/lexicon.ts';
import { phraseSource } from './phrases.ts';
import { shortDays } from './short-days.ts';

const openWord =
  "(?:we are |we[’']re |now |wir haben |nous sommes |estamos |siamo |we zijn )?(?:open(?:ing(?: hours?)?| hours)?|hours|geöffnet|öffnungszeiten|offen|ouverte?s?|horaires?|abiert[oa]s?|horario|apert[oa]|aperti|orari[oa]?|abert[oa]s?|horário|geopend|openingstijden|öppet|åbent|åpent|otwarte)";

const hours =
  /^(?:(?:core|working|office|business|opening) hours|kernzeit|arbeitszeit(?:en)?|öffnungszeiten|heures de (?:travail|bureau)|horario (?:laboral|de oficina)|orario di (?:lavoro|ufficio)|horário de (?:trabalho|expediente)|kantooruren|werktijden|opening hours|öffnungszeiten|horaires?|horario|orari[oa]?|horário|openingstijden)\s*:?\s(?:(?:from|von|de|das|dalle|van)\s)?\d/iu;

/** "Opening hours stay the same: 8:30 to 6": the label says that they are the house's. */
export const labelsHours = (label: string): boolean =>
  /^(?:(?:our|unsere|nos|nuestro|i nostri|os nossos|onze)\s)?(?:opening (?:hours|times)|öffnungszeiten|heures d['’]ouverture|horaires|horario|orari[oa]?|horário|openingstijden)(?!\p{L})/iu.test(
    label,
  );

/** "Open Mon–Sat 7am to 6pm", "Öppet 07–16 alla dagar": when a house is open is no time of one occasion. */
export function isOpeningHours(text: string, lexicon: Lexicon, hasEvent = false): boolean {
  // Beside an occasion of its own, hours of the house need no days.
  if (hasEvent && hours.test(text.trim())) return true;
  const day = `(?:${phraseSource(lexicon.weekdays)}|${shortDays(lexicon.language)})s?\\.?`;
  const days = `(?:${day}\\s?(?:[–—-]|to|bis|au?|al?|t/m|tot|&|,|and|und|et|y|e|en)\\s?(?:the\\s)?${day}|daily|every day|täglich|tous les jours|todos los días|ogni giorno|todos os dias|dagelijks|alla dagar)`;
  const isLed =
    new RegExp(`^${openWord}(?!\\p{L})`, 'iu').test(text.trim()) ||
    new RegExp(`\\s${openWord}[.!]?$`, 'iu').test(text.trim());
  return isLed && new RegExp(`(?<![\\p{L}])${days}(?![\\p{L}])`, 'iu').test(text) && /\d/u.test(text);
}
