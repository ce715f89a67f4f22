/** Dots that end no sentence: those of short forms, initials and days, told by their shape and by what follows. */
import { lexicons } from '../lexicon/lexicons.ts';
import {
  endingForms,
  leadingForms,
  pointingForms,
  shortDays,
  smallStarters,
  starters,
} from '../lexicon/short-forms.ts';
import { phraseSource } from './phrases.ts';

const opening = (words: readonly string[], flags: string) =>
  new RegExp(`^(?:${phraseSource(words)})(?![\\p{L}'’])`, flags);
const starter = opening(starters, 'iu');
const smallStarter = opening(smallStarters, 'u');
/** Whether words in small letters begin a sentence. */
export const startsSmall = (text: string): boolean => smallStarter.test(text);
const day = opening(
  lexicons.flatMap(({ weekdays, months }) => [...weekdays, ...months.flat()]).filter((word) => word.length > 3),
  'iu',
);
const shortDay = new RegExp(`(?<!\\p{L})(?:${shortDays.join('|')})\\.$`, 'iu');

/** What the dot stands behind, with the dots inside it: "Dr", "a.m". */
const shortForm = /(?:^|[^\p{L}\p{N}.])((?:\p{L}{1,3}\.)*\p{L}{1,9})\.$/u;
const dotted = /^\p{L}{1,3}(?:\.\p{L}{1,3})+$/u;
/** No word is said without a vowel: "rd", "zw", "hrs"; but for cries, and what stands in capitals. */
const unspoken = /^(?!(?:p?s+t+|h?m+|g?r+|b?r+|sh+|z+|t+s+k+)$)[b-df-hj-np-tv-xzßñç]{2,5}$/iu;
const isCapitals = (word: string) => word.length > 1 && word === word.toUpperCase();
/** "tägl", "monatl": German adverbs cut behind a consonant and an l. */
const cutShort = /\p{L}[gkhntz]l$/u;

/** Whether the sentence goes on in `after`, the next words, behind a single dot at the end of `before`. */
export function isInnerDot(before: string, after: string): boolean {
  if (/\p{L}str\.$/iu.test(before)) return /^[\d\p{Ll}]/u.test(after);
  if (counted.test(before)) return /^\p{Lu}/u.test(after) && !starter.test(after);
  // "6.1 mg/L. Mark …"
  if (perUnit.test(before)) return /^\p{Ll}/u.test(after);
  if (shortDay.test(before) && dayNumber.test(after)) return true;
  if (dayOfMonth.test(before) && /^\p{Ll}/u.test(after)) return goesOnFromDay.test(after) || !startsSmall(after);
  const [, form] = shortForm.exec(before) ?? [];
  if (form === undefined || after === '') return false;
  if (/^\p{Ll}/u.test(after)) return goesOnSmall(form, before, after);
  // "18,4 Mio. €"
  if (/\d\s?(?:Mio|Mrd|Tsd|mln|mld)\.$/iu.test(before) && /^[€$£¥]/u.test(after)) return true;
  const isUnit = /\d\s?[°º]?\p{L}+\.$/u.test(before);
  if (/^[–—-]\s/u.test(after)) return dotted.test(form) || leadingForms.test(form) || endingForms.test(form);
  // "3 Std. 10 Min." is one length.
  if (isUnit && /^\d{1,2}\s?(?:min|sec|sek|s|m|in|oz)(?!\p{L})/iu.test(after)) return true;
  if (/^(?:\p{Lu}?\d|[\ue000-\uf8ff(€$£¥])/u.test(after))
    return (!isUnit && (leadingForms.test(form) || pointingForms.test(form))) || isUnspoken(form, isUnit);
  return /^\p{Lu}/u.test(after) && goesOnCapital(form, before, after, isUnit);
}

/** "am 3. Sonntag", "unser 25. Jubiläum": a number behind an article counts what follows. */
const counted =
  /(?<!\p{L})(?:am|zum|zur|im|beim|vom|der|die|das|den|dem|des|(?:unser|ein|ihr|sein|mein|jede|euer|eur)\p{L}{0,2})\s\d{1,3}\.$/iu;

const perUnit = /\d\s?\p{L}{1,3}\/\p{L}{1,3}\.$/u;

/** "vom 23.12. bis 6.1. bleibt": a day and its month in figures, and what such a day goes on with. */
const dayOfMonth = /(?:^|\s)\d{1,2}\.\d{1,2}\.$/u;
const goesOnFromDay = /^(?:bis|und|oder|sowie|ab|von|vom|im|in|um|auf|ist|sind|gilt|gelten|bleib(?:t|en))(?!\p{L})/u;

/** A day by its number, before its month. */
const dayNumber = /^\d{1,2}(?:\.|st|nd|rd|th|er|º|°)?(?:\s(?:(?:de|of)\s)?\p{L}{3,}|\.\d)/u;

const isUnspoken = (form: string, isUnit: boolean) => !isUnit && unspoken.test(form) && !isCapitals(form);

function goesOnSmall(form: string, before: string, after: string): boolean {
  if (dotted.test(form)) return true;
  if (startsSmall(after)) return false;
  const isKnown = [leadingForms, pointingForms, endingForms].some((forms) => forms.test(form));
  if (isKnown || form.length === 1 || isUnspoken(form, false) || cutShort.test(form)) return true;
  // Who begins sentences with a capital ends none before a small letter.
  return /^[^\p{L}]*\p{Lu}/u.test(before) && form.length <= 3 && !isCapitals(form) && !/[.!?]\s\p{Ll}/u.test(after);
}

function goesOnCapital(form: string, before: string, after: string, isUnit: boolean): boolean {
  if ((dotted.test(form) || endingForms.test(form)) && day.test(after)) return true;
  if (/\d\s?(?:Mio|Mrd|Tsd)\.$/iu.test(before)) return !starter.test(after);
  // "15:00 vs. TSV Loch"
  if (/(?:^|\s)vs\.$/iu.test(before)) return true;
  if (isUnit) return false;
  if (form.length === 1) return isLetterOfMore(before, after);
  if (streetEnd.test(before)) return false;
  // "mevr. Van Dam": behind a title even a small word is part of a name.
  if (leadingForms.test(form) && !/^(?:st|ex|fam|\p{L}\.\p{L}.*)$/iu.test(form)) return true;
  if (starter.test(after)) return false;
  if (/^u\.[sk]$/iu.test(form) || leadingForms.test(form)) return true;
  return isUnspoken(form, isUnit) && !pointingForms.test(form) && !endingForms.test(form);
}

/** "12 Milsom St." is a street, and no saint. */
const streetEnd = /\d\S*\s(?:\p{Lu}[\p{L}'’-]+\s){1,3}St\.$/u;

/** "J. Morley", "z. | B. Kuchen", "e. | V."; but the last letter of "e. V. Wir" and of "Car park B. We" ends the sentence. */
function isLetterOfMore(before: string, after: string): boolean {
  // "Series A. End: “…”": a label begins what follows.
  if (lettered.test(before) || /^\p{Lu}\p{Ll}+\s?:\s/u.test(after)) return false;
  if (/^\p{L}\.(?:\s|$|[,;)])/u.test(after)) return true;
  if (/(?<!\p{L})(?:z\.\s?B|d\.\s?h|u\.\s?a|v\.\s?a|o\.\s?Ä|p\.\s?ex|i\.\s?e|e\.\s?g)\.$/iu.test(before)) return true;
  return /(?<!\p{Ll})\p{Lu}\.$/u.test(before) && !/(?<!\p{L})\p{Ll}\.\s?\p{L}\.$/u.test(before) && !starter.test(after);
}

/** "Car park B." ends with its letter, as no name does. */
const lettered =
  /(?:^|\s)(?:park|hall|gate|room|building|block|section|level|platform|terminal|plan|option|group|team|grade|class|series|serie|série|type|typ|phase|round|ward|pier|dock|bay|stand|booth|lot|track|vitamin|zone|wing|floor|rating|band|category|kategorie|catégorie|categoría|categoria|halle|saal|raum|gebäude|gleis|eingang|tor|gruppe|klasse|salle|porte|bâtiment|hall|sala|aula|puerta|edificio|grupo|clase|porta|edifício|gruppo|classe|zaal|gebouw|perron|bloco|bloque|bloc|blocco|escada|escalera|scala|torre|trakt|aufgang|haus|linie|ligne|línea|linea|linha|lijn|pabellón|padiglione|pavilhão|pavillon|portal|setor|sector|piso)\s\p{Lu}\.$/iu;
