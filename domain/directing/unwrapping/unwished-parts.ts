import { capital, escaped } from '../reading/phrases.ts';
import { splitAtStops } from '../reading/stops.ts';

/** "Leave out the media contact": what of a pasted text shall not be shown. */
const leaving =
  /(?<!\p{L})(?:leave out|omit|skip|drop|scrap|ditch|lose|remove|bin|cut|forget(?: about)?|(?:do not|don['’]t) (?:include|show|mention|use)|lass(?:t|en sie)? (?:bitte )?|laissez de côté|omet(?:s|tez)|omite|ometti|omita|laat)\s(?:the|our|den|die|das|le|la|les|el|los|las|il|lo|i|o|a|os|de|het)\s(?<what>\p{L}[\p{L} -]{3,30}?)(?:\sweg|\saus)?(?=[.,;!]|\s(?:and|und|et|y|e|en)\s|$)/giu;

/** "Skip the paragraph on the car park": what it is about tells which sentences are meant. */
const about =
  /(?<!\p{L})(?:leave out|omit|skip|drop|scrap|ditch|cut|forget|ignore|lass(?:t|en sie)?(?: bitte)?|laisse[zr]? de côté|omet(?:s|tez)|omite|quita|ometti|togli|omita|tira)\s(?:the|that|den|die|das|le|la|el|il|o|a)\s(?:paragraph|part|bit|section|sentence|passage|absatz|teil|abschnitt|satz|paragraphe|partie|phrase|passage|párrafo|parte|frase|sección|paragrafo|sezione|parágrafo|secção)\s(?:on|about|regarding|concerning|über|zu[rm]?|sur|sobre|su[l]?|sulla|com|con|with|avec|mit)\s(?:(?:the|our|den|die|das|dem|der|le|la|les|el|los|las|il|lo|i|o|os|as)\s)?(?<what>\p{L}[\p{L} -]{3,30}?)(?:\sweg|\saus)?(?=[.,;!\n]|$)/giu;

/** The brief without the sentences that such a part heads: "Media contact: …". */
export function withoutUnwished(prompt: string): string {
  const parts = [...prompt.matchAll(leaving)].map(({ groups }) => groups?.what?.toLowerCase() ?? '');
  const topics = [...prompt.matchAll(about)].map(({ groups }) => groups?.what?.toLowerCase() ?? '');
  if (parts.length + topics.length === 0) return prompt;
  const isUnwished = (sentence: string) =>
    (sentence.search(about) < 0 && topics.some((topic) => sentence.toLowerCase().includes(topic))) ||
    parts.some((part) => sentence.trim().toLowerCase().startsWith(`${part}:`));
  // "Old address 12 Cutler Street, new address 48 Ferry Road": the clause that it heads.
  const isClause = (clause: string) =>
    parts.some(
      (part) =>
        new RegExp(`^(?:the\\s|our\\s)?${escaped(part)}\\s(?:is\\s|was\\s)?[\\d\\p{Lu}]`, 'iu').test(clause.trim()) &&
        !/^\p{Ll}/u.test(clause.trim().slice(part.length + 1)),
    );
  return prompt
    .split('\n')
    .map((line) => {
      const sentences = splitAtStops(line);
      const kept = sentences
        .filter((one) => !isUnwished(one))
        .map((one) => {
          const clauses = one.split(/,\s/u);
          const left = clauses.filter((clause) => !isClause(clause));
          return left.length === clauses.length ? one : capital(left.join(', '));
        })
        .filter((one) => one !== '');
      return kept.join(' ') === sentences.join(' ') ? line : kept.join(' ');
    })
    .join('\n');
}
