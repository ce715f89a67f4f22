import { capital, escaped } from '../reading/phrases.ts';
import { splitAtStops } from '../reading/stops.ts';

/** "Leave out the media contact": what of a pasted text shall not be shown. */
const leaving =
  /(?<!\p{L})(?:leave out|omit|skip|drop|scrap|ditch|lose|remove|bin|cut|forget(?: about)?|(?:do not|don['’]t) (?:include|show|mention|use)|lass(?:t|en sie)? (?:bitte )?|laissez de côté|omet(?:s|tez)|omite|ometti|omita|laat)\s(?:the|our|den|die|das|le|la|les|el|los|las|il|lo|i|o|a|os|de|het)\s(?<what>\p{L}[\p{L} -]{3,30}?)(?:\sweg|\saus)?(?=[.,;!]|\s(?:and|und|et|y|e|en)\s|$)/giu;

/** The brief without the sentences that such a part heads: "Media contact: …". */
export function withoutUnwished(prompt: string): string {
  const parts = [...prompt.matchAll(leaving)].map(({ groups }) => groups?.what?.toLowerCase() ?? '');
  if (parts.length === 0) return prompt;
  const isUnwished = (sentence: string) => parts.some((part) => sentence.trim().toLowerCase().startsWith(`${part}:`));
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
