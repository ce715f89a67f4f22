/** "Customer: the Novaks. Quote: “…”", or field by field: who said it stands under a label of its own. */
import { quoteNouns } from '../lexicon/label-words.ts';

const whoKeys =
  '(?:(?:customer|client|speaker|person|author|reviewer|said by|kund(?:e|in)|sprecher(?:in)?|autor(?:in)?|client|cliente|auteure?|autrice|autora?|persona|pessoa|klant|spreker|auteur)(?:\\s(?:name|nom|nombre|nome|naam))?|(?:name|nom|nombre|nome|naam)|who|wer|qui|quién|chi|quem|wie)';
const roleKeys =
  '(?:(?:job )?title|role|position|job|profession|rolle|funktion|beruf|fonction|poste|rôle|rol|cargo|puesto|ruolo|função|functie)';
const houseKeys =
  '(?:their company|company|firm|employer|organi[sz]ation|firma|unternehmen|entreprise|société|empresa|azienda|bedrijf)';
const gap = '[.;]?(?:\\s*\\n\\s*(?:[-*•]\\s)?|\\s+)';
const value = '([\\p{L}\\p{N}][^\\n.;:“„«"]{1,70}(?:(?<=\\b(?:Dr|Mr|Ms|Mrs|Prof|[A-Z]))\\.[^\\n.;:“„«"]{1,50})?)';
const quote = `(?:(?:the|das|la|el|il|o|a|het)\\s)?(?:${quoteNouns})\\s?:\\s*(["“„«][^\\n"”“»]{8,400}[”"“»])`;
const post = `(?:${gap}${roleKeys}\\s?:\\s*${value})?(?:${gap}${houseKeys}\\s?:\\s*${value})?`;
const start = '(?<=^|\\n|[.!?]["”»]?\\s)(?:[-*•]\\s)?';
const before = new RegExp(`${start}${whoKeys}\\s?:\\s*${value}${post}${gap}${quote}[.]?`, 'giu');
const behind = new RegExp(`${start}${quote}${gap}${whoKeys}\\s?:\\s*${value}${post}[.]?(?=\\s|$)`, 'giu');

const whose =
  "(?:her|his|their|the customer['’]s|ihr|sein|deren|son|sa|leur|su|sus|(?:il |la )?su[oa]|[oa] sua|haar|zijn)";
const isWho =
  '(?:(?:(?:the|our|this|die|der|unsere?|la|le|notre|nuestr[oa]|el|il|lo|[oa]|de|onze) )?\\p{Ll}+ (?:is|ist|est|es|è|é) )?';
/** "Maya Okafor, owner of Okafor Ceramics in Leeds. Her quote: “…”" */
const told = new RegExp(
  `${start}${isWho}(\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+){1,3},\\s[^\\n.;:“„«"]{3,80})[.]\\s+${whose}\\s(?:${quoteNouns})\\s?:\\s*(["“„«][^\\n"”“»]{8,400}[”"“»])[.]?`,
  'giu',
);

/** "“I ran my first 10K.” Marcus Oyelaran, 44, from Leeds.": who is named right behind a quotation said it. */
const following =
  /(["“„«][^\n"”“»]{24,400}[”"“»])\s+(\p{Lu}[\p{Ll}'’-]+\s\p{Lu}[\p{L}'’-]+,\s(?:\d{1,2}(?:,\s[^.!?\n"“”]{2,50})?|(?:owner|founder|head|manager|director|teacher|nurse|chef|ceo|cto|student|inhaberin?|lehrerin?|leiterin?|kundin|kunde|gérante?|directrice|directeur|cliente?|dueñ[oa]|directora?|titolare|cliente|dona|dono|eigenaar)(?!\p{L})[^.!?\n"“”]{0,50}))\.(?=\s|$)/gu;

const joined = (said: string, ...who: (string | undefined)[]) =>
  `${said} — ${who
    .filter((one) => one !== undefined)
    .map((one) => one.trim())
    .join(', ')}.`;

/** The quotation signed as “…” — Jo Lund, baker. */
export function withQuoteFields(prompt: string): string {
  // "**Name:** Priya": a label set in bold is one.
  const plain = prompt.replace(/\*\*([^*\n:]{2,40}?)(?::\*\*|\*\*:)[ \t]*/gu, '$1: ');
  const signed = withSigned(plain);
  return signed === plain ? prompt : signed;
}

const withSigned = (prompt: string): string =>
  prompt
    .replace(following, (_, said: string, who: string) => joined(said, who))
    .replace(told, (_, who: string, said: string) => joined(said, who))
    .replace(before, (_, who: string, role: string | undefined, house: string | undefined, said: string) =>
      joined(said, who, role, house),
    )
    .replace(behind, (_, said: string, who: string, role: string | undefined, house: string | undefined) =>
      joined(said, who, role, house),
    );
