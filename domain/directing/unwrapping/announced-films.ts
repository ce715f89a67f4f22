/** "Announce the Sunflower 10K, on 14 June in Leeds: 10 km, 1,200 runners and entry from £15.": what takes place, and behind its colon what it offers. */
import { lexiconOf } from '../lexicon/lexicons.ts';
import { readDates } from '../reading/dates.ts';
import { languageOf } from '../reading/language.ts';
import { capital, countWords } from '../reading/phrases.ts';

/** Shorter heads label what follows them. */
const leastWords = 8;

/** The brief with an occasion told in a sentence of its own, and verbs in two parts as the reading knows them. */
export function withAnnounced(given: string): string {
  const prompt = given.replace(parted.de, 'Video über $1').replace(parted.nl, 'Video over $1');
  return prompt.replace(headed, (whole, head: string, rest: string) => {
    const isDated = readDates(head, lexiconOf(languageOf(prompt))).some(({ text }) => /\d/u.test(text));
    return isDated && countWords(head) >= leastWords ? `${head}. ${capital(rest)}` : whole;
  });
}

/** "Kündige das Sommerfest an, …", "Kondig de braderie aan, …" */
const parted = {
  de: /^\s*(?:bitte\s)?kündigt?e?\s([^.!?:\n]{3,60}?)\san(?=\s?[,.])/iu,
  nl: /^\s*kondig\s([^.!?:\n]{3,60}?)\saan(?=\s?[,.])/iu,
};

/** Several things stand behind the colon, and no hour. */
const headed =
  /(?<=^|[.!?\n]\s*)([^.!?:;\n"“”„«»]{20,140}?)\s?:\s+((?!\d{1,2}\s?(?:[:.h]\d{2}|am|pm|Uhr|uur|h(?!\p{L})))(?:[^\n:.!?]|[.](?=\d))*?[,;]\s[^\n:]*)/gu;
