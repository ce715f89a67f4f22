/** Of what kind a name is, told by the words in it and beside it. */
import { houses, plans, posts } from '../lexicon/name-words.ts';
import { escaped, inRuns, type Starred } from '../reading/phrases.ts';

/** Alternation source of words, raised or not; a leading `*` stands for letters. */
export const anyOf = (words: readonly string[]): string => `(?:${inRuns(words, wordSource).join('|')})`;

function wordSource(word: string): Starred {
  const plain = word.replace(/^\*/u, '').replace(/ /gu, '\\s').replace(/['’]/gu, "['’]");
  if (word.startsWith('*')) return { before: '\\p{L}*', source: plain, behind: '' };
  const raised = plain.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return { before: '', source: raised, behind: '' };
}

const post = anyOf(posts);
const startsWithPost = new RegExp(`^${post}\\s(?:(?:Dr|Dra|Prof|Profa|Van|De|Der|Den)\\.?\\s)*\\p{Lu}`, 'u');
const postAlone = new RegExp(`^${post}$`, 'u');
const postBefore = new RegExp(`(?<!\\p{L})${post}[,:]?\\s(?:(?:Dr|Dra|Prof|Profa)\\.?\\s)*$`, 'iu');
const postBehind = new RegExp(
  `^,?\\s(?:\\(|(?:as|als|comme|como|come|our|unsere?|notre|nuestr[oa]|the|die|der|la|le|el|il|a|o|de|onze)\\s(?:\\p{Ll}+\\s)?)${post}(?!\\p{L})`,
  'iu',
);
const house = new RegExp(
  `(?<!\\p{L})${anyOf(houses)}(?!\\p{L})|(?<!\\p{L})(?:e\\.\\s?V|S\\.A|S\\.r\\.l|S\\.L|B\\.V|N\\.V)\\.?`,
  'iu',
);

/** "CTO", "head chef": a post alone, which is nobody's name. */
export const isPost = (name: string): boolean => postAlone.test(name);

/** "Burgemeester Van Houten", "Frau Dr. Hartkopf": who holds a post. */
export const isOfPost = (name: string): boolean => startsWithPost.test(name) && !house.test(name);

/** Whether a name tells of itself that it is one of a house, a firm or a society. */
export const isOfHouse = (name: string): boolean => house.test(name);

/** First name and last name, with what may stand between. */
const isLikePerson = (name: string) =>
  /^(?:(?:Dr|Dra|Prof|Profa)\.?\s)*\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?(?:\s(?:\p{Lu}\.|van|von|de|da|dos|di|der|den|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)){1,3}$/u.test(
    name,
  ) && !house.test(name);

/** Somebody whose post stands beside the name: "our new CTO: Margit Ohlsen". */
export function isPersonIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return (
    at >= 0 &&
    isLikePerson(name) &&
    (postBefore.test(text.slice(0, at)) || postBehind.test(text.slice(at + name.length)))
  );
}

const plan = anyOf(plans);
const cost =
  '(?:costs?|is|for|at|gives|kostet|bietet|cuesta|cuestan|incluye|coûte|comprend|costa|include|custa|inclui|kost|biedt)';

/** One of several plans, or one of two things told side by side: "Fresh costs £45, Sparkle costs £80". */
export function isOneOfSeveral(text: string, name: string, days: readonly string[]): boolean {
  const own = escaped(name);
  if (
    new RegExp(
      `(?<!\\p{L})${plan}\\s["“„«]?${own}(?!\\p{L})|(?<!\\p{L})${own}["”“»]?[\\s-]${plan}(?!\\p{L})`,
      'iu',
    ).test(text)
  )
    return new RegExp(`(?<!\\p{L})${plan}(?!\\p{L})`, 'giu').test(text.replace(new RegExp(own, 'gu'), ''));
  const beside = [
    new RegExp(`(?<!\\p{L})(\\p{Lu}[\\p{L}'’]+)\\s${cost}\\s[^.!?]{0,12}\\d`, 'gu'),
    /(?<!\p{L})(?:[Ww]ith|[Mm]it|[Aa]vec|[Cc]on|[Cc]om|[Mm]et)\s(\p{Lu}[\p{L}'’]+)\s\p{Ll}/gu,
    /(?<!\p{L})(\p{Lu}[\p{L}'’]+)(?:,\s|:\s|\s[–—-]\s|\s\(?)[€$£]?\d/gu,
  ];
  return beside.some((pattern) => {
    const found = [...text.matchAll(pattern)].map((match) => match[1] ?? '');
    const heads = new Set(found.filter((head) => !days.includes(head.toLowerCase())));
    return heads.has(name) && heads.size > 1;
  });
}

/** A title in quotation marks is what it is, however it reads. */
export const isQuotedIn = (text: string, name: string): boolean =>
  new RegExp(`["“„«‘]\\s?${escaped(name)}`, 'u').test(text);
