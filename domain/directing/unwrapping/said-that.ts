/** "Then say that the first 60 days are free": viewers read what comes behind, not that it shall be said. */

import { capital } from '../reading/phrases.ts';
import { toldClauses } from './telling-leads.ts';

const also = '(?:first|then|also|and|next|finally|after that|please|afterwards)';
const everybody = '(?:people|viewers|them|everyone|everybody|customers|users|visitors|guests|parents|members|readers)';
const asked = new RegExp(
  `^((?:${also},?\\s)*(?<verb>warn|tell|remind|ask|invite|urge|encourage)\\s${everybody}\\s(?<not>not\\s)?to\\s)(?=\\S+\\s\\S+)`,
  'iu',
);
const thanked = new RegExp(
  `^((?:${also},?\\s)*thank\\s)(?<whom>(?:the|our|all)\\s(?:(?!\\sand\\s)[^,;:.!?]){3,60}?)(?:\\s(?:at|in) the (?:very )?end)?(?:\\s(?=and\\s)|(?=[.!]?$))`,
  'iu',
);
/** "Close by saying it comes from X." */
const closed =
  /^(?:please\s)?(?:close|end|finish|conclude|wrap up)\s(?:it\s|the (?:film|video)\s)?by\s(?:saying|mentioning|noting|pointing out|telling (?:people|viewers|them|everyone))\s(?:that\s)?(?=\S+(?:\s\S+){2})/iu;
/** "Warn people: never use vinegar." */
const called = new RegExp(`^(?:${also},?\\s)*(?:warn|remind|tell|advise|urge|reassure)\\s${everybody}\\s?:\\s`, 'iu');
/** "Then say what money does: £25 buys …": what a head leads to stands behind its colon. */
const headed = new RegExp(
  `^(?:${also},?\\s)*(?:say|tell ${everybody}|show|explain)\\s(?=(?:what|how|why|who|where|when)\\s[^:.!?]{3,60}:\\s)`,
  'iu',
);
/** "Tell them three things: …" */
const counted = new RegExp(
  `^(?:${also},?\\s)*(?:tell|give|show) ${everybody} (?:these |the following )?(?:two|three|four|five|\\d) (?:things|facts|points)\\s?:\\s`,
  'iu',
);
/** "…, and remind everyone to bring a hat": the next of several has a sentence of its own. */
const joined = new RegExp(
  `,?\\s(?:and|but)\\s(?=(?:also\\s)?(?:warn|tell|remind|ask|invite|urge|encourage)\\s${everybody}\\s(?:not\\s)?to\\s\\S+\\s\\S)`,
  'giu',
);

/** What people shall do stands as it is told to them; of what they are warned, they read that it is never done. */
const toldTo = ({ verb = '', not = '' }: Record<string, string | undefined> = {}): string =>
  not === '' ? '' : /warn/iu.test(verb) ? 'Never ' : 'Do not ';

/** "Mention 25 talks, 4 labs and a party": what is listed or counted is read; "mention our prices" names no price. */
const mentioned =
  /^(?:(?:please|also|bitte|auch|aussi|también|anche|também|ook)\s)?(?:mention|erwähne?|nenne?|mentionne[rz]?|menciona[r]?|mencione|menziona(?:re)?|noem|vermeld)\s(?:(?=[^.!?]*\d)|(?!(?:our|the|its|their|unsere?n?|die|den|nos|les|las|los|nuestr\p{L}+|i|le|gli|as|os|onze|de)\s)(?=[^.!?]*,\s))(?=\S+\s\S)/iu;

/** A sentence that tells what shall be said, as it will be read. */
export const withoutSayingThat = (sentence: string): string =>
  toldClauses(sentence)?.join(' ') ??
  sentence
    .split(joined)
    .map((part, at) => (at === 0 ? asRead(part) : capital(asRead(part))))
    .join('. ');

function asRead(sentence: string): string {
  const plain = sentence
    .replace(asked, (...all) => toldTo(all.at(-1)))
    .replace(thanked, (...all) => `Thank you to ${all.at(-1)?.whom}`)
    .replace(closed, '')
    .replace(headed, '')
    .replace(counted, '')
    .replace(called, '')
    .replace(mentioned, '');
  return plain === sentence ? sentence : capital(plain);
}
