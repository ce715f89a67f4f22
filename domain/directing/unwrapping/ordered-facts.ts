/** "Then show that A, that B and that C", "Add the stat 4.8/5 from 2,060 reviews", "End it with Happy 90th, Rosalind!": what an order carries is for viewers. */

import { heldOf } from '../reading/masked-text.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { bySentence, type SaidSentence } from './by-sentence.ts';
import { namesColour } from './names-colour.ts';
import { withNumberedTellings } from './numbered-tellings.ts';

const also =
  '(?:(?:please|then|next|after that|afterwards|also|and|first|finally|maybe|just|perhaps|oh|we could also|you could also),?\\s)*';
const shows = '(?:show|mention|say|explain|note|add|point out|state|tell (?:people|viewers|them|everyone)|get across)';

/** "Show that A, that B and that C": one sentence each. */
const several = new RegExp(`^${also}${shows}\\s(?:how\\s|us\\s)?that\\s(?=.*(?:,|\\sand|\\sor)\\sthat\\s)`, 'iu');
const next = /,?\s(?:and\s)?that\s(?=\S+\s\S)/giu;

/** "Maybe also that she has baked 10,000 pies." */
const besides = new RegExp(
  `^(?:${also})(?:(?:maybe|perhaps|and|plus|also)\\s)(?:also\\s|mention\\s)?that\\s(?=\\S+(?:\\s\\S+){2})`,
  'iu',
);

const fact = '(?:stat(?:istic)?s?|numbers?|figures?|facts?|rating|score|result|metric|detail|percentage)';
/** "Add the stat 4.8/5 from 2,060 reviews." */
const added = new RegExp(
  `^${also}(?:add|include|show|use|mention|feature|display|put in)\\s(?:in\\s)?(?:the|this|these|our|one|a)\\s(?:\\p{Ll}+\\s)?${fact}(?:\\sof|\\sthat|:)?\\s(?=[€$£+-]?\\d)`,
  'iu',
);

const ending =
  '(?:[Ee]nd|[Ff]inish|[Cc]lose|[Cc]onclude|[Ww]rap up|[Ss]ign off)(?:\\s(?:it|the (?:film|video|clip)|everything))?';
/** "Then two statistics: 6 hours saved and …": how many there are says nothing to viewers. */
const headed =
  /^(?:(?:please|then|next|finally|and|show|add|include),?\s)*(?:(?:these|the following)\s)?(?:two|three|four|five|six|\d)\s(?:\p{Ll}+\s)?(?:stat(?:istic)?s|figures|numbers|facts|metrics)\s?:\s(?=\S)/iu;
/** "Finish with the command cargo add quillrs." */
const command = new RegExp(
  `^${also}${ending}\\s(?:with|on)\\s(?:the|this|our)\\s(?:install(?:ation)?\\s)?(?:command|one-liner|snippet|line of code)[:,]?\\s([\\p{Ll}\\ue000-\\uf8ff$][^:]{2,60}?)[.!]?$`,
  'iu',
);
/** "End it with Happy 90th, Rosalind!": a cry needs no quotation marks. */
const cry = new RegExp(
  `^${also}${ending}\\s(?:with|on|by saying)\\s(?:a\\s(?:big|large|warm)\\s)?(\\p{Lu}[^\\ue000-\\uf8ff:]{3,50}?!)(?:\\s(?:and|plus)\\s(?:thanks?|thank you|that['’]s it)[^\\ue000-\\uf8ff\\d]*)?$`,
  'u',
);

/** "Start by naming the pain: “…”": what the first words do, before them. */
const opening =
  /^(?:please\s)?(?:start|open|begin)(?:\s(?:it|the (?:film|video|clip)))?\s(?:by|with)\s(?!the\s(?:words?|line|headline|title)(?!\p{L}))[^\ue000-\uf8ff:.!?\d]{3,50}:\s(?=[\ue000-\uf8ff][.!?]?$)/iu;

/** "Source line at the end: …", "A line at the bottom with the source: …": where it stands is the maker's. */
const source =
  /^(?:(?:a|the|our|small)\s)*(?:sources?|credits?|data source|quelle|fuente|fonte|bron)(?:\s(?:line|note|text|credit|caption))?\s(?:at|on|in|under|near)\s(?:the\s)?(?:very\s)?(?:end|bottom|last (?:frame|screen|scene)|footer|close)\s?:\s(?=\S)/iu;

/** "Count down 3, 2, 1 at the beginning.": staged, and no copy. */
const staged =
  /^(?:please\s)?(?:do a\s|use a\s|add a\s)?count(?:ing)?\s?down\s(?:from\s)?\d[\d,\s–-]*(?:\s?(?:at|in|to|before|until)\s[^\d:]{3,40})?[.!]?$/iu;

const house =
  "\\p{Lu}[\\p{L}\\p{N}&’'-]*(?:\\s(?:(?:of|the|and|&|de|la|der|van)\\s)?\\p{Lu}[\\p{L}\\p{N}&’'-]*)+|\\p{Lu}\\p{Ll}+\\p{Lu}\\p{L}+";
/** 'Closing line "…" and GreenLoop Council': the last words, and whose they are. */
const signedEnd = new RegExp(
  `((?:[Cc]losing|[Ff]inal|[Ll]ast|[Ee]nd)\\s(?:line|words|text|card|frame|screen|slogan)):?\\s(["“„«][^"“”„«»\\n]{2,90}["”“»])\\s(?:and|with|plus|over|above)\\s(?:the\\s)?(${house})(?:\\slogo)?[.]?(?=\\n|$)`,
  'gu',
);

/** 'The show is called Knots, the episode title is "The Long Rope"': a title beside a name is a title. */
const titledBeside =
  /(?<=\s(?:is|are)\scalled\s[^.!?\n"“”]{2,60}),?\s(?:and\s)?(?:the|its|our)\s(?:\p{Ll}+(?:['’]s)?\s)?title\s(?:is|reads|will be)\s(["“„«][^"“”„«»\n]{2,90}["”“»])(?=[.,;\n]|$)/giu;

/** Each order as what it carries; anything else as it stands. */
export const withOrderedFacts = (prompt: string): string =>
  bySentence(
    withNumberedTellings(prompt).replace(titledBeside, '. Title: $1').replace(signedEnd, '$1: $2\nBrand: $3'),
    carried,
  );

/** "Then a bar chart, “Donations by year: 2021 12k, 2022 18k”": what a drawing is of, in marks. */
const drawing =
  /^(?:(?:then|next|after that|and then|followed by|finally),?\s)?(?:(?:show|add|draw|put|use)\s)?(?:an?|the|one)\s(?:\p{Ll}+\s)?(?:(?:bar|line|pie|donut|column)\s)?(?:chart|graph|table|list|comparison|timeline)(?:\s(?:of|with|showing))?[,:]?\s([\ue000-\uf8ff])[.!]?$/iu;
/** "Follow the chart with the line “Our biggest year yet”." */
const following =
  /^(?:follow|continue|go on from)\s(?:the|that|this|it)(?:\s\p{Ll}+){0,2}\s(?:with|by)\s(?:(?:the|a)\s)?(?:(?:line|words|text|sentence|headline|message|quote)\s?:?\s)?(?=[\ue000-\uf8ff][.!]?$)/iu;

/** "Light grey background, charcoal text, slate for the before side": colours, and where each goes. */
const coloured = (sentence: string) => {
  const clauses = sentence.replace(/[.!]$/u, '').split(/,\s(?:and\s)?|\s(?:and|with)\s/u);
  const bare = clauses.map((one) =>
    one.replace(
      /\s(?:for|on|behind|in)\s(?:the|all|both|each|every)\s[\p{Ll} -]{3,30}$|\s(?:background|ground|text|headings?|titles?|accents?|highlights?|numbers|bars|type|lettering|small text|body text)$/u,
      '',
    ),
  );
  return (
    clauses.length > 1 &&
    bare.every((one, at) => one !== clauses[at] && namesColour(one.replace(/^(?:the|an?)\s/u, '')))
  );
};

function carried({ text, held }: SaidSentence): string {
  if (coloured(text)) return `Style: ${text}`;
  const [, drawn = ''] = drawing.exec(text) ?? [];
  const inside = drawn === '' ? undefined : heldOf(drawn, held)[0];
  if (inside?.kind === 'quote' && /\d.*,.*\d/u.test(inside.text)) return `${inside.text}.`;
  if (staged.test(text)) return `Style: ${text}`;
  if (several.test(text))
    return text
      .replace(several, '')
      .replace(/[.!]$/u, '')
      .split(next)
      .map((one) => `${capital(one)}.`)
      .join(' ');
  const line = command.exec(text)?.[1] ?? '';
  if (line !== '') return `CTA: ${line}`;
  const said = cry.exec(text)?.[1] ?? '';
  if (said !== '' && countWords(said) <= 8) return `End with “${said}”.`;
  if (source.test(text)) return text.replace(source, 'Source: ');
  const bare = text
    .replace(opening, 'Open with ')
    .replace(following, '')
    .replace(headed, '')
    .replace(besides, '')
    .replace(added, '');
  return bare === text ? text : capital(bare);
}
