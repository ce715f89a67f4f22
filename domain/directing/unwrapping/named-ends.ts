/** Ends told by whose name stands on them: "close on Halo 2 with halo.example underneath", "Name of the firm at the end, X, with “…”". */
import { languageOf } from '../reading/language.ts';
import { ends } from './placed-copy.ts';
import { placeLeads } from './said-places.ts';

const begins = '(?<=^|\\n|[.!?…]["”“»]?\\s)';
const word = "(?:\\p{Lu}\\p{Ll}{0,3}\\.(?=\\s\\p{Lu})|\\p{Lu}[\\p{L}\\p{N}'’&-]*)";
const name = `(?-i:(?<name>${word}(?:\\s(?:(?:&|and|of|the|und|de|la|le|du|des|del|di|da|do|van|der|en|et|y|e)\\s){0,2}(?:${word}|\\d{1,4}(?![\\d.,:]*\\d)))*))`;
const address =
  '(?:https?:\\/\\/)?[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*\\.\\p{Ll}{2,}(?:\\/[^\\s.,]*)?|\\S+@\\S+\\.\\p{Ll}{2,}';
const quote = '["“„«][^"“”„«»\\n]{2,160}["”“»]';
const beside = '(?:with|and|plus|mit|und|avec|et|con|y|e|com|met|en)';
const below =
  '(?:\\s(?:underneath|beneath|below|under|darunter|unter|en dessous|dessous|debajo|sotto|por baixo|eronder)(?:\\s(?:it|that|this|the name))?)?';
const stop = '(?=\\s*[.!]?\\s*(?:$|\\n)|[.!]\\s)';

/** "… and close on Lumora Halo 2 with lumora.example underneath" */
const closing = new RegExp(
  `(?:${begins}|(?:,)?\\s(?:and|und|et|y|e|en)\\s(?:then\\s)?)(?:please\\s)?${ends}\\s(?:the\\s|dem\\s|der\\s)?${name},?\\s${beside}\\s(?<address>${address})${below}${stop}`,
  'giu',
);

/** "Name of the firm at the end", "At the end the name of the brigade", in the seven languages. */
const labels = [
  '(?:the\\s|our\\s)?(?:\\p{L}+\\s){0,2}?name(?:\\sof\\s(?:the|our|my)\\s[\\p{L}-]+(?:\\s[\\p{L}-]+)?)?(?:\\s(?:goes|comes|stands|should be|belongs))?\\s(?:at|in|to)\\sthe\\s(?:very\\s)?end',
  "(?:at|in)\\sthe\\s(?:very\\s)?end,?\\s(?:please\\s|just\\s|simply\\s|show\\s|put\\s)*(?:the\\s|our\\s|my\\s)?(?:name\\sof\\s(?:the|our|my)\\s[\\p{L}-]+(?:\\s[\\p{L}-]+)?|(?:[\\p{L}-]+(?:['’]s)?\\s){0,2}name)",
  '(?:der\\s)?(?:name\\s(?:der|des|unserer|unseres)\\s[\\p{L}-]+|\\p{L}+name)\\s(?:am|zum|ans|an\\sden)\\s(?:ende|schluss)|(?:am|zum)\\s(?:ende|schluss)\\s(?:bitte\\s)?(?:der|den|unser|unseren)\\s(?:namen?\\s(?:der|des|unserer|unseres)\\s[\\p{L}-]+|\\p{L}+namen?)',
  "(?:le\\s)?nom\\s(?:de\\sla\\s|du\\s|de\\snotre\\s|de\\sl['’])[\\p{L}-]+\\sà\\sla\\sfin|à\\sla\\sfin,?\\sle\\snom\\s(?:de\\sla\\s|du\\s|de\\snotre\\s|de\\sl['’])[\\p{L}-]+",
  '(?:el\\s)?nombre\\s(?:de\\sla|del|de\\snuestr[oa])\\s[\\p{L}-]+\\sal\\sfinal|al\\sfinal,?\\sel\\snombre\\s(?:de\\sla|del|de\\snuestr[oa])\\s[\\p{L}-]+',
  "(?:il\\s)?nome\\s(?:della\\s|del\\s|dell['’])[\\p{L}-]+\\salla\\sfine|alla\\sfine,?\\sil\\snome\\s(?:della\\s|del\\s|dell['’])[\\p{L}-]+",
  '(?:o\\s)?nome\\s(?:da|do)\\s[\\p{L}-]+\\sno\\s(?:fim|final)|no\\s(?:fim|final),?\\so\\snome\\s(?:da|do)\\s[\\p{L}-]+',
  '(?:de\\s)?naam\\svan\\s(?:het|de|ons|onze)\\s[\\p{L}-]+\\saan\\shet\\s(?:eind|einde|slot)|aan\\shet\\s(?:eind|einde|slot)\\sde\\snaam\\svan\\s(?:het|de|ons|onze)\\s[\\p{L}-]+',
].join('|');
const labelled = new RegExp(
  `${begins}(?:${labels})\\s?[,:]\\s${name}(?:,?\\s${beside}\\s(?:(?<quote>${quote})|(?<address>${address}))[^.!?\\n"“”]{0,30})?${stop}`,
  'giu',
);

const isTime =
  /^(?:mon|tues?|wednes|thurs|fri|satur|sun)day|^(?:jan|febr)uary|^(?:march|april|may|june|july|august|(?:sept|nov|dec)ember|october)(?!\p{L})/iu;
/** "End with Thanks and x.example": a single word is a name where it is told or spelled elsewhere. */
const isName = (said: string, at: string, prompt: string) =>
  /^\p{Lu}/u.test(said) &&
  !isTime.test(said) &&
  (/\s(?:\p{Lu}|\d)/u.test(said) || at.toLowerCase().includes(said.toLowerCase()) || prompt.split(said).length > 2);

const groupsOf = (all: unknown[]) => all.at(-1) as Record<string, string | undefined>;

/** The prompt with such ends as the name that signs, and what stands with it. */
export function withNamedEnds(prompt: string): string {
  const [, end] = placeLeads(languageOf(prompt));
  return prompt
    .replace(closing, (...all) => {
      const { name: house = '', address: at = '' } = groupsOf(all);
      if (!isName(house, at, prompt)) return all[0];
      return `${/^[\s,]/u.test(all[0]) ? '. ' : ''}Brand: ${house}. ${end} ${at}`;
    })
    .replace(labelled, (...all) => {
      const { name: house = '', quote: said, address: at } = groupsOf(all);
      if (!/^\p{Lu}/u.test(house)) return all[0];
      const last = said ?? at;
      return `Brand: ${house}.${last === undefined ? '' : ` ${end} ${last}`}`;
    });
}
