/** "Podcast promo / 1:1 / 24 sec": a first line of nothing but what film it is, and "(9:16, for phones)" behind one. */
import { filmClause } from './asking-heads.ts';
import { surelyFilm } from './asking-words.ts';

const separator = /\s*\/\s*|\s+[–—•]\s+/u;
const ratio = '\\d{1,2}\\s?[:x×]\\s?\\d{1,2}|\\d{3,4}\\s?[x×]\\s?\\d{3,4}';
const measured = new RegExp(`^(?:${filmClause}|${ratio})$`, 'iu');
const kind = new RegExp(
  `^(?:[\\p{L}'’-]+\\s){0,3}(?:${surelyFilm}|promo|teaser|trailer|short|explainer|ad|spot|bumper|sting|ident|opener|intro|invite|invitation|announcement|tutorial|anzeige|einladung|annonce|invito|convite|anuncio|anúncio)$`,
  'iu',
);
const ofScreens =
  /^(?:(?:is\s)?(?:for|on|für|auf|pour|sur|para|per|voor|op)\s)(?:the\s|our\s|das\s|den\s|dem\s|die\s|le\s|les\s|el\s|los\s|il\s|i\s|o\s|os\s|de\s|het\s)?(?:\p{L}+\s)?(?:phones?|mobile|screens?|socials?|tv|tablets?|insta(?:gram)?|tiktok|youtube|linkedin|facebook|whatsapp|stor(?:y|ies)|reels?|shorts?|handys?|smartphones?|bildschirme?n?|téléphones?|mobiles?|móvil(?:es)?|telefon[oi]|cellular[ei]|telemóve(?:l|is)|telefoons?|schermen)$/iu;

const isMeasured = (clause: string) => measured.test(clause.trim()) || ofScreens.test(clause.trim());

/** Slashes and dashes of such a line become commas, which the reading knows; a bracket of formats ends the brief. */
export function withPlainFormat(given: string): string {
  const prompt = given.replace(typeOfFilm, 'Format: ');
  const [line = ''] = /^[^\n]*/u.exec(prompt) ?? [];
  const clauses = line.trim().replace(/[.]$/u, '').split(separator);
  const isFormat =
    clauses.length >= 2 &&
    line.length <= 90 &&
    /\d/u.test(line) &&
    clauses.some(isMeasured) &&
    clauses.every((one) => isMeasured(one) || kind.test(one.trim()));
  const text = isFormat ? `${clauses.map(asFilm).join(', ')}.${prompt.slice(line.length)}` : prompt;
  return withoutBracket(isFormat ? text : withMeasuresApart(text));
}

/** "client: Friends of the Library / 60 sec / 16x9 / website": the measures among other facts stand apart. */
function withMeasuresApart(prompt: string): string {
  const lines = prompt.split('\n');
  const told = lines.slice(0, headLines).map((line) => {
    const clauses = line.trim().split(/\s+[/|·]\s+/u);
    const sized = clauses.filter((clause) => measured.test(clause.trim()));
    // "run time: 60 min / 110 min / 180 min": of several lengths none is that of a film.
    const lengths = sized.filter((clause) =>
      /\d\s?(?:s|secs?|seconds?|min\p{L}*|sek\p{L}*)[.]?$/iu.test(clause.trim()),
    );
    const isRow = lengths.length > 1 || line.startsWith('|');
    if (clauses.length < 3 || sized.length === 0 || sized.length === clauses.length || isRow) return line;
    const [first = '', ...rest] = clauses.filter((clause) => !sized.includes(clause));
    const isField = /^\p{L}[\p{L} ]{1,20}:\s/u.test(first);
    const own = isField ? first : [first, ...rest].join(' / ');
    return `${own}\nVideo, ${[...sized, ...(isField ? rest.map((use) => `for ${use}`) : [])].join(', ').replace(/(?<=\d)\s?[x×]\s?(?=\d)/gu, ':')}.`;
  });
  return [...told, ...lines.slice(headLines)].join('\n');
}
/** Lines above which a brief says what film it is. */
const headLines = 6;

/** "TYPE: social clip": a field that says what film it is. */
const typeOfFilm = new RegExp(
  `^[ \\t]*(?:type|kind|art|typ|tipo|genre|soort)[ \\t]?:[ \\t]+(?=[^:\\n]*(?:${surelyFilm})[.]?[ \\t]*$)`,
  'gimu',
);

/** "Event invite" alone may be a title. */
const asFilm = (clause: string) =>
  /(?:^|\s)(?:invite|invitation|announcement|intro|ad|short|tutorial|explainer)$/iu.test(clause.trim())
    ? `${clause.trim()} video`
    : clause.trim();

const bracket = /^([^.!?\n(]{3,90}?)\s\(([^()\n]{3,50})\)(?=[\s,:])/iu;

function withoutBracket(prompt: string): string {
  const [whole, lead = '', said = ''] = bracket.exec(prompt) ?? [];
  if (whole === undefined || !new RegExp(`(?:${surelyFilm})$`, 'iu').test(lead)) return prompt;
  const clauses = said.split(/,\s|\s(?:and|und|et|y|e|en)\s|;\s/u);
  return clauses.every(isMeasured) && clauses.some((one) => /\d:\d|\p{L}{4}/u.test(one))
    ? `${lead}${prompt.slice(whole.length)}\nFormat: ${said}`
    : prompt;
}
