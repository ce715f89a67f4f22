/** "Le cozze prima costavano 11 € ma le ho ribassate": whoever writes changed what they tell first, and tells the new value elsewhere. */
import { bySentence } from './by-sentence.ts';

const figure = /\d/u;
const mended =
  /(?<!\p{L})(?:but (?:i|we)(?:['’]ve| have)? (?:since )?(?:lowered|dropped|cut|reduced|raised|changed|put)|(?:aber|doch) (?:(?:ich|wir) )?ha(?:b|tt)\p{L}* [^.!?]{0,30}?(?:gesenkt|geändert|erhöht|reduziert|runter\p{L}+|angepasst)|mais (?:je|j['’]|on|nous) ?[^.!?]{0,20}?(?:baissée?s?|changée?s?|augmentée?s?|réduite?s?)|pero (?:lo|la|los|las) (?:he|hemos) (?:bajado|cambiado|subido|rebajado)|ma (?:l['’]|li |le |lo |la )(?:ho|abbiamo) (?:abbass|cambi|ribass|ridott|alzat|sces)\p{L}*|mas (?:eu )?(?:baix|mud|diminu|reduz|aument)\p{L}+|maar (?:ik|we|wij) (?:heb|hebben) [^.!?]{0,30}?(?:verlaagd|veranderd|verhoogd))(?!\p{L})/iu;
const was =
  /(?<!\p{L})(?:was|were|cost|used to|war|waren|kostete[nt]?|stand(?:en)?|étai(?:t|ent)|coûtai(?:t|ent)|(?:estaba|costaba|era|valía)n?|(?:stava|costava|era)(?:no)?|(?:estava|custava)m?|kostte)(?!\p{L})/iu;

/** The brief without such sentences. */
export const withoutMendedValues = (prompt: string): string =>
  bySentence(prompt, ({ text }) => (figure.test(text) && isMended(text) ? '' : text));

/** "It was £12, but we dropped it to £9": what it is now is told. */
function isMended(text: string): boolean {
  const [said] = mended.exec(text) ?? [];
  if (said === undefined) return false;
  const [first = '', ...rest] = text.split(said);
  return figure.test(first) && was.test(first) && !figure.test(rest.join(''));
}
