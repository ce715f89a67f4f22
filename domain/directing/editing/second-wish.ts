/** A wish beside a fact, which a reader of facts alone would pass over: "Entry is now £36, please make it stand out". */

import { phraseSource } from '../reading/phrases.ts';
import type { Edit } from './edit.ts';
import { mayAsk } from './remarks.ts';
import { editWordsOf } from './words/edit-languages.ts';

const joint = /\s*[,;–—]\s+|\s-\s+|\s+(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)\s+/giu;
const courtesy =
  /(?<!\p{L})(?:please|pls|plz|bitte|s['’]il\s(?:te|vous)\spla[iî]t|svp|por\sfavor|per\sfavore|thanks|danke|merci|gracias|grazie|obrigad[oa])(?!\p{L})/giu;
/** What the figure was is no wish of its own. */
const correcting = /^(?:(?:und|and|et|y|e)\s)?(?:not|no|nicht|pas|non|não|statt|instead|rather)(?!\p{L})/iu;
/** "destacadlo", "mettetela", "donnez-lui": verbs that are only asked, whichever they are. */
const hanging =
  /^(?:\p{L}{2,}(?:ad|ed|id)(?:l[aeo]s?)|\p{L}{2,}[aei]te(?:l[aeio]|gli)|\p{L}{2,}(?:ez|ons|e|em|am)-(?:l[ae]s?|l['’]|lui|leur|n?[oa]s?|lhes?))(?!\p{L})/iu;

/** Verbs of what is added or taken, in every language: no news of what stands. */
const changing = new RegExp(
  `^(?:(?:and|und|et|y|e|please|bitte)\\s)*(?:${phraseSource(
    editWordsOf('en')
      .flatMap(({ add, remove }) => [...add, ...remove])
      .filter((verb) => verb.length > 3 && !/^(?:ohne|sans|senza|without|keine?)$/u.test(verb)),
  )})\\s`,
  'iu',
);

/** Whether a clause adds or takes something: "remove the 3 ovens, not the 14 bakers". */
export const addsOrTakes = (text: string): boolean =>
  text.split(joint).some((stretch) => changing.test(stretch.trim()));

/** Whether some stretch of a clause asks for more than the fact that was read from it. */
export function passesOver(text: string, edit: Edit): boolean {
  const isTold = edit.kind === 'fact' || edit.kind === 'day';
  const isPutRight = edit.kind === 'words' && /\d/u.test(edit.from) && /\d/u.test(edit.to);
  if (!isTold && !isPutRight) return false;
  if (addsOrTakes(text)) return true;
  const told = [`${edit.to}`, ...('from' in edit ? [`${edit.from}`] : [])].map(digitsOf);
  // Quoted words stand whole behind their verb.
  if (!told.some((one) => text.includes(one))) return false;
  return text.split(joint).some((stretch) => !told.some((one) => stretch.includes(one)) && asks(stretch));
}

const digitsOf = (told: string) => /\d[\d.,:]*/u.exec(told)?.[0] ?? told;

function asks(stretch: string): boolean {
  const plain = stretch.replace(courtesy, ' ').trim();
  if (!/\p{L}{3}/u.test(plain) || correcting.test(plain)) return false;
  return hanging.test(plain) || mayAsk(stretch);
}
