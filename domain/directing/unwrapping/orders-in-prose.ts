/** Orders of a running text that carry what they order: each becomes the copy that it carries. */
import { capital } from '../reading/phrases.ts';

const begins = '(?<=^|\\n|[.!?…)”"»]\\s)';
/** A quotation as it is typed, in any marks. */
export const quoted = '(?:“[^“”\\n]{2,300}”|„[^„“”"\\n]{2,300}[“”"]|«[^«»\\n]{2,300}»|"[^"\\n]{2,300}")';
const amount =
  '(?:[$€£¥]\\s?\\d[\\d.,]*\\d?(?:\\s?(?:k|m|bn|million|billion))?|\\d[\\d.,]*\\s?(?:%|€|£|\\$|\\p{L}{1,12}))';

/** "show the sum, $900, which is what a branch lost": the sum and what it is. */
const shownSum = new RegExp(
  `(?:${begins}|,?\\s(?:and|then|and then)\\s)(?:then\\s|next,?\\s)?(?:show|reveal|display|give|state)\\s(?:the|our|a|its)\\s[\\p{L} -]{2,24},\\s(?<sum>${amount})(?:,\\swhich\\s(?<verb>is|was|were|are)\\s(?<rest>[^.!?\\n"“”:]{3,120}))?[.](?=\\s|$)`,
  'giu',
);
/** "Zeig dann die Summe, 900 €.": the same in other languages, without what follows from it. */
const namedSum = new RegExp(
  `${begins}(?:(?:dann|puis|ensuite|luego|después|poi|depois|dan)\\s)?(?:zeige?|montre[rz]?|affiche[rz]?|muestra|mostra|mostre|toon)\\s(?:dann\\s|ensuite\\s|luego\\s|poi\\s|depois\\s|dan\\s)?(?:(?:die|den|das|la|le|el|il|o|a|de|het)\\s|l['’])(?<what>[\\p{L} -]{2,24}),\\s(?<sum>${amount})[.](?=\\s|$)`,
  'giu',
);
/** "Then the rule to remember: “…”": when it comes is told by where it stands. */
const ordered = new RegExp(
  `${begins}(?:then|next|after that|after this|dann|danach|puis|ensuite|luego|después|poi|depois|dan|daarna),?\\s(?=(?:the|our|die|der|das|unsere|les?|la|notre|los|las|el|il|gli|os?|as?|de|het|onze)\\s[^.:!?\\n"“”„«»]{3,70}:\\s)(?<first>\\S)`,
  'giu',
);
/** "Em seguida mostre os três planos: …", "Zeig dann die Tarife: …": what is to be shown heads its own row. */
const headed = new RegExp(
  `${begins}(?:(?:and |und |et |y |e )?(?:then|next|after that|finally|dann|danach|anschließend|puis|ensuite|enfin|luego|después|a continuación|poi|dopo|in seguito|depois|em seguida|a seguir|daarna|dan),?\\s)?(?:please\\s|bitte\\s)?(?:show|list|present|zeigt?|zeigen sie|nennt?|montre[rz]?|affiche[rz]?|présente[rz]?|muestra|muestre|mostrad|enumera|mostra(?:te)?|mostre|mostrem|apresente|toon|noem)\\s(?:(?:dann|danach|bitte|ensuite|luego|después|poi|depois|dan|daarna)\\s)*(?=(?:the|our|die|der|das|unsere|les?|la|notre|nos|los|las|el|il|gli|i|os?|as?|de|het|onze)\\s[^.:!?\\n"“”„«»]{3,60}:\\s[^"“„«\\n]{3,90},\\s)(?<first>\\S)`,
  'giu',
);
const counted = /(?:^|\n|[.!?]\s)(?:first|firstly|zuerst|erstens|d['’]abord|primero|prima|primeiro|eerst),?\s/iu;
/** "Give listeners three things they'll hear:": viewers read it as said to them. */
const given = new RegExp(
  `${begins}(?:(?:after that|then|next|finally),?\\s)?(?:give|show|offer|tell)\\s(?:the\\s|our\\s)?(?:listeners|viewers|readers|people|guests|visitors|customers|users|members|them)\\s(?<what>(?:(?:two|three|four|five|six|\\d)\\s|the\\s)[^.:!?\\n"“”]{3,60}):\\s`,
  'giu',
);
/** "So the steps would be four: …" */
const numbered = new RegExp(
  `${begins}(?:so,?\\s|well,?\\s)?(?:(?:the|my|our)\\s(?<what>[\\p{L}-]+(?:\\s[\\p{L}-]+)?)\\s(?:are|is|would be|will be|should be)\\s(?:just\\s|only\\s|these\\s|the following\\s)?(?<count>two|three|four|five|six|seven|eight|nine|ten|\\d)|(?:there (?:are|would be)|it['’]s|that['’]s)\\s(?<many>(?:two|three|four|five|six|seven|eight|nine|ten|\\d)\\s[\\p{L}-]+(?:\\s[\\p{L}-]+)?))\\s?:\\s`,
  'giu',
);
const toThem: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})they(?!\p{L})/giu, 'you'],
  [/(?<!\p{L})their(?!\p{L})/giu, 'your'],
];
/** "Thirty-one people helped, which can appear as “31 helpers”": the words to be seen. */
const appearing = new RegExp(
  `${begins}[^.!?\\n"“”„«»]{3,160},\\s(?:(?:which|and this|this|that)\\s(?:can|could|may|should|must)\\s(?:appear|be shown|be written|be given|read|go on screen)\\s(?:simply\\s)?(?:as\\s)?(?<en>${quoted})|was\\sals\\s(?<de>${quoted})\\s(?:erscheinen|stehen|gezeigt werden)\\s(?:kann|darf|soll)|ce qui (?:peut|doit) (?:apparaître|s['’]afficher|s['’]écrire) (?:comme |sous la forme )?(?<fr>${quoted})|(?:lo que|que) puede (?:aparecer|mostrarse) como (?<es>${quoted})|(?:il che|che) può (?:apparire|comparire) come (?<it>${quoted})|o que pode aparecer como (?<pt>${quoted})|wat als (?<nl>${quoted}) (?:mag|kan) (?:verschijnen|staan))[.]?(?=\\s|$)`,
  'giu',
);
/** "The verdict is a single line, “…”, followed by the caveat “…”." */
const concluded = new RegExp(
  `${begins}(?:the |our )?(?:conclusion|verdict|takeaway|bottom line|closing thought|message|summary)\\s(?:is|should be|must be|reads)\\s(?:just\\s)?(?:a single|one|a|this)\\s(?:short\\s)?(?:sentence|line|phrase)\\s?[:,]?\\s(?<said>${quoted})(?:,?\\s(?:(?:and\\s)?(?:followed by|then)|with|plus|and)\\s(?:the|a|an)\\s(?:\\p{L}+\\s)?(?:caveat|note|footnote|small print|disclaimer|remark|condition)\\s?[:,]?\\s(?<note>${quoted}))?[.]?(?=\\s|$)`,
  'giu',
);

const groupsOf = (all: unknown[]) => all.at(-1) as Record<string, string | undefined>;

/** "Then show the sum, $900, which is what a branch lost." says "$900 is what a branch lost." */
export function withOrdersCarried(prompt: string): string {
  const told = prompt
    .replace(shownSum, (...all) => {
      const { sum = '', verb, rest = '' } = groupsOf(all);
      const said = verb === undefined ? `${sum}.` : `${sum} ${verb} ${rest}.`;
      return /^[\s,]/u.test(all[0]) ? `. ${said}` : said;
    })
    .replace(namedSum, (...all) => `${capital(groupsOf(all).what ?? '')}: ${groupsOf(all).sum}.`)
    .replace(
      given,
      (...all) => `${capital(toThem.reduce((text, [from, to]) => text.replace(from, to), groupsOf(all).what ?? ''))}: `,
    )
    .replace(numbered, (...all) => {
      const { what, count, many } = groupsOf(all);
      return `${capital(many ?? `${count} ${what}`)}: `;
    })
    .replace(appearing, (...all) => {
      const { en, de, fr, es, it, pt, nl } = groupsOf(all);
      return `${capital((en ?? de ?? fr ?? es ?? it ?? pt ?? nl ?? '').slice(1, -1).trim())}.`;
    })
    .replace(concluded, (...all) => {
      const { said = '', note } = groupsOf(all);
      return note === undefined ? `${said}.` : `${said}.\n${note}.`;
    });
  const rowed = told.replace(headed, (...all) => (groupsOf(all).first ?? '').toUpperCase());
  return counted.test(rowed) ? rowed : rowed.replace(ordered, (...all) => (groupsOf(all).first ?? '').toUpperCase());
}
