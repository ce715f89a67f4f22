import { splitAtStops } from '../reading/stops.ts';

/** "Leave out the media contact": what of a pasted text shall not be shown. */
const leaving =
  /(?<!\p{L})(?:leave out|omit|skip|drop|(?:do not|don['’]t) (?:include|show|mention|use)|lass(?:t|en sie)? (?:bitte )?|laissez de côté|omet(?:s|tez)|omite|ometti|omita|laat)\s(?:the|our|den|die|das|le|la|les|el|los|las|il|lo|i|o|a|os|de|het)\s(?<what>\p{L}[\p{L} -]{3,30}?)(?:\sweg|\saus)?(?=[.,;!]|\s(?:and|und|et|y|e|en)\s|$)/giu;

/** The brief without the sentences that such a part heads: "Media contact: …". */
export function withoutUnwished(prompt: string): string {
  const parts = [...prompt.matchAll(leaving)].map(({ groups }) => groups?.what?.toLowerCase() ?? '');
  if (parts.length === 0) return prompt;
  const isUnwished = (sentence: string) => parts.some((part) => sentence.trim().toLowerCase().startsWith(`${part}:`));
  return prompt
    .split('\n')
    .map((line) => {
      const sentences = splitAtStops(line);
      return sentences.some(isUnwished) ? sentences.filter((one) => !isUnwished(one)).join(' ') : line;
    })
    .join('\n');
}
