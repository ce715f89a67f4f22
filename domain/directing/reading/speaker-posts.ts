/** What a speaker is, where it stands before the name: "our baker, Ada Blum", "Skipper Ada Blum". */
import { isPost } from '../naming/kinds.ts';

interface Person {
  who: string;
  role: string;
}

/** By these somebody is addressed: they belong to the name. */
const addressed =
  /^(?:mr|mrs|ms|herrn?|frau|monsieur|madame|señora?|don|doña|signora?|senhora?|meneer|mevrouw|prof\p{L}*)$/iu;

const article =
  /^(?:(?:the|an?|our|my|their|its|his|her|der|die|das|eine?|unsere?|meine?|ihre?|seine?|les?|la|une?|notre|nos|mon|ma|son|sa|leur|el|los|las|una|nuestr[oa]|mi|su|il|lo|(?:(?:il|la|o|a)\s)?(?:nostr[oa]|mi[oa]|su[oa]|noss[oa]|minha|meu)|os?|as|uma?|de|het|een|onze|ons|mijn|zijn|haar)\s|l['’])/iu;

/** Posts are told in small letters, and in German stand in capitals. */
const isKnown = (word: string) => isPost(word.toLowerCase()) && !addressed.test(word);

/** A post before a name of two parts is no part of it: "Skipper Ada Blum". */
export function withPost<Known extends Person>(person: Known): Known {
  const [first = '', ...others] = person.who.replace(article, '').split(' ');
  if (others.length < 2 || !isKnown(first)) return person;
  return { ...person, who: others.join(' '), role: joined(first, person.role) };
}

/** What stands before a name, as the post of who bears it; empty where it surely is none. */
export function postIn(text: string, isParted: boolean): string {
  const head = text.trim();
  const post = head.replace(article, '').trim();
  const words = post.split(/\s+/u);
  const isSure = (isParted && post !== head) || isKnown(words[0] ?? '') || isKnown(words.at(-1) ?? '');
  return words.length <= 5 && isSure && !/[\d,.;:!?\ue000-\uf8ff]/u.test(post) ? post : '';
}

/** "Founder member Ada Blum, now 81": both say who that is. */
export const joined = (post: string, role: string): string => [post, role].filter((part) => part !== '').join(', ');
