/** "Quitadla", "toglietelo", "supprimez-les", "also streichen": what was spoken of hangs on the verb, or is left unsaid. */
import type { EditWords } from './words/edit-words.ts';

const removing = [
  '(?:qu[ií]t|elim[ií]n|b[oó]rr|s[aá]qu?)(?:a[dr]?|en?)?l[oa]s?',
  '(?:togli|toglie(?:te)?|toglier|elimina(?:te)?|rimuovi|rimuovete)l[oaie]',
  '(?:tir|retir|remov|elimin|apagu?)(?:a|e|am|em)-[nl]?[oa]s?',
  '(?:supprime|enlève|enleve|retire|ôte)[sz]?-(?:le|la|les)',
  '(?:streichen|entfernen|löschen|weglassen|rausnehmen|rauswerfen|(?:kann|können)\\s(?:raus|weg)|(?:raus|weg)(?:\\sdamit)?)',
];
const alone = new RegExp(`^(?:${removing.join('|')})$`, 'iu');

/** The clause as a verb and its pronoun. */
export const withPronoun = (text: string, { remove, pronouns }: EditWords): string =>
  alone.test(text) ? `${remove[0]} ${pronouns[0]}` : text;
