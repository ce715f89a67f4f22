import type { Lexicon } from '../lexicon/lexicon.ts';
import { anyPhrase } from './phrases.ts';
import { nameWord as word } from './tidy-name.ts';

const leadArticle = /^(?:the|our|la|le|les|l['’]|el|los|las|il|lo|gli|o|a|os|as|de|het|notre|nuestr[oa])\s*/iu;

/** The name that a film's subject is or opens with: "the Berlin Jazz Festival, 12 June". Empty when it is no name. */
export function nameOfSubject(subject: string, lexicon: Lexicon): string {
  const head =
    subject
      .split(/,\s|\s[–—-]\s|\s(?:in|at|am|im|à|en|auf|on)\s(?=\p{Lu}|\d)/u)[0]
      ?.replace(/(?<=\p{L}{2})[.!]$/u, '') ?? '';
  const bare = head
    .replace(
      /^(?:the|our|new|die|der|das|den|unsere?n?|le|la|les|l['’]|el|los|las|il|lo|gli|o|a|os|as|nuestr[oa]|notre)\s*(?=\p{Lu})/u,
      '',
    )
    .trim();
  const isName = new RegExp(
    `^${word}(?:\\s(?:(?:(?:of|de|del|des|du|di|da|do|der|die|von|am|la|and|&)\\s)*(?:${word}|\\d[\\d.]*)))*$`,
    'u',
  ).test(bare);
  const words = bare.split(/\s+/);
  // "unsere Quartalszahlen": what somebody owns is no name by its capital alone.
  if (lexicon.language === 'de' && words.length === 1 && /^(?:unser|mein)\p{Ll}*\s/iu.test(head)) return '';
  // "Saturdays and Sundays from 3 May" names nobody.
  if (anyPhrase(lexicon.weekdays.map((day) => `${day}*`)).test(bare)) return '';
  // "the ferry line Nordkai": what kind of thing it is stands before its name.
  const kind = isName
    ? null
    : new RegExp(`^(?:\\p{Ll}[\\p{L}-]*\\s){1,3}(${word}(?:\\s(?:${word}|&|and|\\d{1,4})){0,3})$`, 'u').exec(
        head.replace(leadArticle, '').replace(/[.!]$/u, ''),
      );
  const named = kind?.[1] ?? '';
  if (
    named !== '' &&
    lexicon.language !== 'de' &&
    leadArticle.test(head) &&
    !anyPhrase([
      'of',
      'for',
      'to',
      'in',
      'with',
      'that',
      'and',
      'from',
      'by',
      'are',
      'is',
      'do',
      'does',
      'de',
      'du',
      'des',
      'para',
      'per',
      'pour',
      'que',
      'di',
      'e',
      'et',
      'y',
      ...lexicon.months.flat(),
      ...lexicon.weekdays,
    ]).test(head.slice(0, head.lastIndexOf(named)))
  )
    return named;
  const isLead = /^(?:more|help|info|infos|mehr|hilfe|plus|más|meer|altro|mais)$/iu.test(bare);
  return isName &&
    !isLead &&
    words.length <= 6 &&
    (lexicon.language !== 'de' || words.length > 1 || !/ung$|er$/.test(bare))
    ? bare
    : '';
}
