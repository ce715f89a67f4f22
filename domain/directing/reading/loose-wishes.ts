import { isLookWord } from './look-words.ts';

const platform =
  '(?:instagram|insta|tiktok|twitter|linkedin|youtube|facebook|whatsapp|snapchat|pinterest|threads|mastodon|bluesky)(?:\\s(?:stories|story|reels?|feed|posts?|shorts?|ads?))?';
const played = new RegExp(
  `(?:^|\\s)(?:for|on|auf|für|pour|sur|para|en|per|su|em|voor|op)\\s(?:our\\s|my\\s|the\\s)?${platform}$`,
  'iu',
);

/** A clause without where it is played, its courtesy and its about: "9:16 for Instagram stories", "~18 sec". */
export const bareClause = (clause: string) =>
  clause
    .replace(played, '')
    .replace(/^[~≈]\s?/u, '')
    .replace(/\s(?:please|pls|plz|bitte)$/iu, '')
    .trim();

/** "lots of space", "line chart", "one minute is too long", "just mood", "gemeentestijl": wishes that no list of looks holds. */
export const isLooseWish = (clause: string) =>
  /^(?:(?:with\s)?(?:a (?:bit|touch|hint|little)|some|lots|plenty)\sof\s\p{Ll}+(?:\s\p{Ll}+)?|(?:an?\s)?(?:animated\s)?(?:line|bar|pie|donut|area)\s?(?:chart|graph)s?|\p{L}+(?:\s\p{L}+){0,2}\s(?:is|ist)\s(?:too|zu)\s(?:long|short|lang|kurz)|just\s\p{Ll}+|no\s\p{Ll}+(?:\s\p{Ll}+)?\s(?:please|pls))$/iu.test(
    clause,
  ) || /^\p{L}{3,}(?:stijl|stil|style)$/iu.test(clause);

/** "elegant serif", "candlelit": a word or two beside wishes that are known, and nothing that a film would tell. */
export const isBeside = (clause: string) =>
  /^\p{L}[\p{L}'’-]*(?:\s\p{Ll}[\p{L}-]*)?$/u.test(clause) &&
  (!/\s/u.test(clause) ||
    clause
      .split(/\s/u)
      .some(
        (word) =>
          isLookWord(word) ||
          /^(?:serif|sans|slab|mono|script|type|typeface|font|fonts|letters|colou?rs|tones?|shapes)$/iu.test(word),
      ));

/** "make finland stand out", "Do not mention prices.": what a maker does, and no viewer. */
export const isMakersDeed = (text: string) =>
  (/^(?:and\s|please\s)*make\s.{2,40}\s(?:stand out|pop(?: out)?)(?:\s(?:more|a bit|from the rest))?[.!]?$/iu.test(
    text,
  ) &&
    !/\byour\b/iu.test(text)) ||
  /^(?:please\s)?(?:do not|don['’]t|never)\s(?:mention|include|invent|reference|talk about|make up)\s/iu.test(text) ||
  /^(?:bitte\s)?(?:nicht|kein\p{L}*)\s[^.]{2,40}\serwähnen[.!]?$/iu.test(text);
