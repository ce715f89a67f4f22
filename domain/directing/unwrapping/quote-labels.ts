/** "Quote from our CEO, Maria Lindqvist: “…”", "Zitat Jo Lund, Bäcker: „…“": a label that says who speaks. */
import { quoteNouns } from '../lexicon/label-words.ts';
import { attributed } from './speaker-leads.ts';
import { type Speaker, speakerIn } from './speaker-names.ts';

const article =
  "(?:an? |one |the |our |das |die |ein |eine |unser |une? |la |le |l['’]|una |uno |il |lo |uma |o |a |de |het |een |te gebruiken )?";
const asked = '(?: (?:to use|to include|zum einbauen|à utiliser|para usar|da usare|a usar))?';
const bare = new RegExp(`^${article}(?:${quoteNouns})${asked}$`, 'iu');
const joined =
  "(?:\\s(?:from|by|of|with|von|vom|mit|de la|de l['’]|du|del|della|dello|di|da|do|de|van)\\s(?:el\\s)?|\\s(?:dell|d|de l)['’]|,\\s|\\s[–—-]\\s|\\s?\\(|\\s(?=(?:der|des|eine[rs]|unsere[rs])\\s)|\\s(?=\\p{Lu}))";
const led = new RegExp(`^${article}(?:${quoteNouns})${asked}${joined}(?<who>\\S.*)$`, 'iu');
/** What goes with the article of whoever speaks. */
const whose =
  "^(?:the|our|der|des|dem|unsere?[mnrs]?|eine[rs]|notre|la|le|l['’]|nuestr[oa]|el|(?:la |il |lo )?nostr[oa]|il|lo|(?:a |o )?noss[oa]|a|o|onze|ons|de|het)\\s";

/** Nothing but what the words are called. */
export const isBareQuote = (label: string) => bare.test(label.trim());

/** The quotation signed with whom its label names; null where that names nobody. */
export function signedByLabel(label: string, quote: string): string | null {
  const given = led.exec(label.trim())?.groups?.who ?? '';
  const said = given === '' ? null : speakerOf(given.replace(/\)$/u, (end) => (given.includes('(') ? end : '')));
  return said === null ? null : attributed(quote, said);
}

const age = /(?:,\s|\s?\()(\d{1,3}(?:\s(?:years(?: old)?|jahre(?: alt)?|ans|años|anni|anos|jaar))?)\)?(?=,|$)/iu;

/** How old somebody is stands behind what they are, and is no figure of the film. */
function speakerOf(given: string): Speaker | null {
  const years = age.exec(given)?.[1] ?? '';
  const text = given
    .replace(age, '')
    .replace(/^,\s/u, '')
    // "unseres Mitglieds Ruth Hale": a post in the genitive is known as it stands alone.
    .replace(/^(unseres|des|eines)\s(\p{Lu}\p{Ll}+?)s(?=\s\p{Lu})/iu, '$1 $2');
  const own = new RegExp(whose, 'iu').exec(text)?.[0] ?? '';
  const said = speakerIn(own === '' ? text : `our ${text.slice(own.length)}`) ?? plainSpeaker(text.slice(own.length));
  if (said === null || !/\p{Lu}/u.test(said.who)) return null;
  const role = bent(own.trim(), said.role);
  // "Zitat einer Kundin": nobody whom another language would call ours.
  const isOurs = /^(?:the|our|)$/iu.test(own.trim());
  const who = isOurs ? said.who : bent(own.trim(), said.who.replace(/^our\s(?=\p{L}+$)/iu, ''));
  return { who, role: [role, years].filter(Boolean).join(', ') };
}

const name =
  "\\p{Lu}[\\p{L}'’-]+(?:\\s(?:(?:von|van|de|da|di|der|den|del|la|dos|du|le)\\s){0,2}\\p{Lu}[\\p{L}'’-]+){0,3}";
const plain = new RegExp(
  `^(?:(?<post>\\p{Ll}[\\p{L}'’ -]{2,40}?)\\s)?(?<who>${name})(?:(?:,\\s|\\s?\\()(?<role>\\p{L}[^():;]{2,50}?)\\)?)?$`,
  'u',
);

/** Where the label says that somebody speaks, their name may be a word besides: "Jo Vos", "Gio Lundi". */
function plainSpeaker(text: string): Speaker | null {
  const { post = '', who = '', role = '' } = plain.exec(text)?.groups ?? {};
  return who === '' || (post === '' && role === '' && !who.includes(' '))
    ? null
    : { who, role: [post, role].filter(Boolean).join(', ') };
}

/** "unseres Mitglieds", "der Vorsitzenden": a genitive or dative as it stands alone. */
const bent = (own: string, role: string) =>
  /^(?:des|eines|unseres)$/iu.test(own)
    ? role.replace(/(?<=[^s])s$/u, '')
    : /^(?:der|einer|unserer)$/iu.test(own)
      ? role.replace(/(?<=(?:end|tet|ndt|igt))en$/u, 'e')
      : role;
