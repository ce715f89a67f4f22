import { capital, countWords } from '../reading/phrases.ts';

/** What somebody who types without stops asks of the maker, before or behind all that is to be shown. */
const asking =
  /\s(?:so\s)?(?:please\s)?(?:(?:can|could|would) (?:you|u)|pls|plz|(?:keep|make) it|i want|we want|i need|we need|könnt ihr|kannst du|mach(?:t)? (?:es|das|bitte)|tu peux|vous pouvez|podéis|puedes|potete|puoi|vocês podem|faz)\s(?=\p{L})(?!(?:see|find|get|buy|have|come|eat|to)\s).*$/isu;
const opening =
  /^\s*(?:hey|hi|hello|ok|okay|yo|so|hallo|hej|salut|ciao|oi)(?:\s(?:so|guys|there|all|team|leute))?\s+/iu;
const subject =
  /\s(?:and\s|but\s|und\s|aber\s|et\s|y\s|e\s)?(?=(?:we|our|they|each|it|people|first|you get|phone|call|wir|unsere?|man|nous|notre|nos|on|nosotros|nuestr[oa]s?|noi|i nostri|nossos?|nós)\s\p{L})/giu;

/** Words typed without a single stop get theirs where a new clause begins; the words stay as they are. */
export function openRun(text: string): string {
  const plain = text.trim();
  if (plain.split(/\s+/u).length < 20 || /[.!?:;,\n…](?:\s|$)/u.test(plain)) return text;
  const asked = asking.exec(plain);
  const said = plain.slice(0, asked?.index ?? plain.length).replace(opening, '');
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of said.matchAll(subject)) {
    if (countWords(said.slice(from, index)) < 4) continue;
    parts.push(said.slice(from, index));
    from = index + joint.length;
  }
  parts.push(said.slice(from));
  const wish = asked === null ? [] : wishes(asked[0].trim());
  return [...parts.map((part) => `${capital(part.trim())}.`), ...wish].join(' ');
}

/** "can you make something calm 15 seconds earth colours": the length is a wish of its own. */
const wishes = (asked: string) => {
  const length = /(?:in |under )?\d{1,3}\s?(?:seconds?|secs?|s|sekunden|segundos|secondes|secondi)(?![\p{L}])/iu.exec(
    asked,
  )?.[0];
  const rest = length === undefined ? asked : asked.replace(length, ',').replace(/\s+,/gu, ',');
  return [
    `Style: ${rest.replace(/[\s,]+$/u, '')}.`,
    ...(length === undefined ? [] : [`Length: ${length.replace(/^\p{L}+ /u, '')}.`]),
  ];
};
