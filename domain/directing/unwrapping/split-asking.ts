/** Who asks and what they ask for, said in one sentence: "I work for the town and we need a film about the new bridge." */
import { lexicons } from '../lexicon/lexicons.ts';
import { anyPhrase, capital, countWords } from '../reading/phrases.ts';
import { askingOf } from './asking-people.ts';

const who = '(?:we|i|wir|ich|nous|je|on|wij|ik)';
const wish =
  "(?:['’]d (?:also )?(?:love|like)|['’]m looking for|['’]re looking for|(?: would| also){0,2} (?:love|like|need|want|am looking for|are looking for)| (?:brauchen?|möchten?|suchen?|hätten? gern(?:e)?|wünschen?)| (?:voudrions|voudrais|voudrait|aimerions|aimerais|cherchons|cherche|voulons|avons besoin|ai besoin)| (?:willen|wil|zoeken|zoek|hebben graag|nodig))";
const bare =
  "(?:queremos|quiero|quisiera|quisiéramos|necesitamos|necesito|buscamos|nos gustaría|me gustaría|vorremmo|vorrei|ci serve|mi serve|(?:ci|mi) (?:servirebbe|piacerebbe)|cerchiamo|precisamos|preciso|queria|queríamos|gosta(?:va|ria|ríamos)|gostávamos|il (?:nous|me) faut|j['’](?:aimerais|ai besoin))";
/** Within a sentence, behind "and" or "so": somebody wishes something. */
const joined = new RegExp(
  `(?<=^|[.!?]\\s|\\n)(?<first>[^.!?\\n]{4,160}?),?\\s(?:and|so|und|deshalb|et|donc|y|así que|e|quindi|por isso|en|dus)\\s(?<asking>(?:${who}${wish}|${bare})\\s[^.!?\\n]*)(?=[.!?]|\\n|$)`,
  'giu',
);
/** "I work for the town", "My name is …": of interest to the maker alone. What somebody is may tell whose film it is. */
const introduces =
  /^(?:so,?\s)?(?:i work|i write|my name is|this is|ich arbeite|mein name ist|ich heiße|je travaille|je m['’]appelle|trabajo|me llamo|lavoro|mi chiamo|trabalho|chamo-me|ik werk|mijn naam is|ik heet)(?!\p{L})/iu;
/** "… a film for our website": what it is for, and nothing it tells. */
const use =
  /^\s(?:for|für|pour|para|per|voor)\s(?:our|the|my|unsere?n?|die|das|notre|nos|la|le|les|el|nuestr\p{L}+|il|la nostra|o|a|noss\p{L}+|onze|de|het)\s\p{Ll}+(?:\s\p{Ll}+){0,2}$/u;

/** A brief in which who asks stands apart from what is asked for; who it is leaves where it says nothing to viewers. */
export const splitAsking = (prompt: string): string =>
  prompt.replace(joined, (whole: string, first: string, asking: string) => {
    const noun = filmIn(asking);
    if (noun === null) return whole;
    // For whom somebody asks is known where both are read together.
    if ((askingOf(whole)?.name ?? '') !== '') return whole;
    if (use.test(asking.slice(noun)) || noun >= asking.length) return introduces.test(first) ? capital(asking) : first;
    return introduces.test(first) ? capital(asking) : `${first}. ${capital(asking)}`;
  });

/** Where the word for a film ends, if it stands among the first words of what somebody wishes. */
function filmIn(asking: string): number | null {
  for (const { film } of lexicons)
    for (const { index, 0: found } of asking.matchAll(anyPhrase(film, 'giu')))
      if (countWords(asking.slice(0, index)) <= 9) return index + found.length;
  return null;
}
