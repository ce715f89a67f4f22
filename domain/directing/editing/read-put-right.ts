/** News that put the film right without a word such as "now": "Refund is within 5 days", "Samstag ist bis 14 Uhr offen". */
import { type Clause, type ClauseReader, flat, isPronoun, mark, match, saidBy } from './clause.ts';
import type { Edit } from './edit.ts';
import { isPhone, phonesIn } from './phone.ts';
import { factOf, figuresOf } from './read-fact.ts';
import { readHours } from './read-hours.ts';
import { readSpelling } from './read-spelling.ts';

const figure = /\d(?:[\d.,:\u00a0\u202f]|\s(?=\d{3}(?!\d)))*/gu;
/** Articles and verbs that a label leaves out. */
const idle = new Set(
  'the a an our is are was were now it its there only der die das den ist sind war waren es jetzt nun nur unser unsere le la les un une est sont était étaient il y maintenant el los las es son ahora lo gli i è sono ora o os as é são agora at of à'.split(
    ' ',
  ),
);

/** A sentence with "#" in the place of its figures, without idle words. */
function skeletonOf(text: string): { words: string; figures: string[] } {
  const figures = (text.match(figure) ?? []).map((one) => one.replace(/[.,:\s]+$/u, ''));
  const tokens = text.replace(figure, ' # ').match(/#|[\p{L}%€$£]+/gu) ?? [];
  const words = tokens.map((one) => one.toLowerCase()).filter((one) => !idle.has(one));
  return { words: words.join(' '), figures };
}

/** The film's own sentence, or one stretch of it between commas, told with another figure. */
function restated(clause: Clause): Edit | null {
  const told = skeletonOf(clause.text);
  if (told.figures.length === 0 || !/\p{L}{3}/u.test(told.words)) return null;
  const { texts } = clause.film;
  for (const stretch of texts.flatMap((text) => [text, ...text.split(/[,;]\s+/u)])) {
    const shown = skeletonOf(stretch);
    if (shown.words !== told.words || shown.figures.length !== told.figures.length) continue;
    const [at, more] = told.figures.flatMap((one, index) => (one === shown.figures[index] ? [] : [index]));
    if (at === undefined || more !== undefined) continue;
    if (told.figures.length === 1) return factOf(clause);
    const [from, to] = [stretch, clause.text].map((text) => spelledAt(text, at));
    const isAlone = from !== undefined && texts.every((text) => !text.includes(from) || text.includes(stretch));
    if (isAlone && to !== undefined) return { kind: 'words', from, to };
  }
  const label = told.words
    .replace(/[#%€$£]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const isLabel = told.figures.length === 1 && texts.some((text) => skeletonOf(text).words === label);
  return isLabel ? factOf(clause) : null;
}

/** The figure at its place in a sentence, with its unit. */
function spelledAt(text: string, at: number): string | undefined {
  const found = figuresOf(text)[at];
  return found === undefined ? undefined : `${found.prefix}${found.value}${found.suffix}`.trim();
}

/** "Petra's number is 555-0136": the only number of the film that can be dialled is meant. */
function dialled(clause: Clause): Edit | null {
  const [, said = ''] = match(clause, '{the}(*)\\s+(?:{nowIs}|{isWord})\\s+{the}(*)') ?? [];
  const to = saidBy(clause, said);
  return isPhone(to) && clause.film.texts.some((text) => phonesIn(text).length > 0)
    ? { kind: 'text', target: { by: 'noun', noun: 'phone' }, to }
    : null;
}

const costs =
  '(?:was|were|war|waren|était|étaient|era|eran|erano|eram|costs?|takes?|lasts?|weighs?|holds?|kostet|kosten|dauert|wiegt|coûten?t?|prend|dure|pèse|cuestan?|tarda|pesa|costano?|dura|custam?|leva|demora)';

/** "The annual pass is €49": of what the film gives another figure in the same sentence. */
function toldOf(clause: Clause): Edit | null {
  const [subject = '', said = ''] = match(clause, `{the}(*)\\s+(?:{isWord}|${costs})\\s+(*)`) ?? [];
  const [to, more] = said.match(figure) ?? [];
  if (to === undefined || more !== undefined || isPronoun({ ...clause, text: subject })) return null;
  if (clause.film.texts.some((text) => ` ${flat(text)} `.includes(` ${flat(to)} `))) return null;
  const words = flat(subject)
    .split(' ')
    .filter((word) => !idle.has(word) && word.length > 2);
  const isShown = (clause.film.parts ?? clause.film.texts.map((text) => [text])).some((texts) => {
    const tokens = flat(texts.join(' ')).split(' ');
    return tokens.some((token) => /\d/u.test(token)) && words.every((word) => tokens.includes(word));
  });
  return words.length > 0 && isShown ? withSubject(clause, subject, said) : null;
}

const having =
  "(?:only\\s)?(?:is|are|was|were|['’]s|['’]re|has|have|had|got|costs?|pays?|takes?|needs?|lasts?|weighs?|holds?|went|ist|sind|war|waren|hat|haben|gibt|zahl(?:t|en)|koste(?:t|n)|brauch(?:t|en)|dauert|wiegt|sommes|sont|est|avons|ont|a|était|coûten?t?|paient|paye(?:nt)?|son|somos|es|hay|tenemos|tiene|cuestan?|pagan?|è|sono|siamo|abbiamo|costano?|pagano|são|temos|tem|custam?)";
/** What every price and number is called: it names none of them. */
const generic = new Set(
  'price prices cost costs fare rate fee number figure total amount course only just now actually really still each preis kosten leider nur jetzt noch schon aktuell prix maintenant seulement precio ahora solo sólo prezzo adesso preço agora pounds pound euros euro dollars grad'.split(
    ' ',
  ),
);
const isNear = (token: string, word: string) =>
  token === word ||
  (Math.min(token.length, word.length) >= 4 &&
    (Math.abs(token.length - word.length) <= 2 || word.length >= 6) &&
    (token.startsWith(word.slice(0, Math.max(4, word.length - 2))) || token.endsWith(word)));

/** "We only have 31 stalls", "Das Wasser hat nur 23 Grad", "It was 655 pots": news of what the film counts, in its own words. */
function newsOf(clause: Clause): Edit | null {
  if (clause.text.length > 120 || match(clause, `(?:.*\\s)?\\S*${having}\\s+.*`) === null) return null;
  const fact = factOf(clause);
  if (fact?.kind !== 'fact') return null;
  const rows = (clause.film.parts ?? [clause.film.texts]).filter((texts) => texts.some((text) => /\d/u.test(text)));
  const tokens = rows.map((texts) => texts.flatMap((text) => flat(text).split(' ')));
  const isShown = (word: string) => tokens.some((row) => row.some((token) => isNear(token, word)));
  const words = tellingIn(fact.about);
  const head = headOf(clause.text);
  return words.length > 0 && (words.every(isShown) || (head !== undefined && isShown(head))) ? fact : null;
}

const tellingIn = (text: string): string[] =>
  flat(text)
    .split(' ')
    .filter(
      (word) => word.length > 3 && !generic.has(word) && !idle.has(word) && !/^\d/u.test(word) && !verb.test(word),
    );

/** "the price for electric bikes": the noun that the subject of a sentence is about. */
function headOf(text: string): string | undefined {
  const [subject = ''] = text.split(betweenWords);
  const phrases = subject.split(/\s(?:for|of|für|von|de|du|des|del|della|di|do|da|pour|para|per)\s/iu).map(tellingIn);
  return phrases.find((words) => words.length > 0)?.at(-1);
}
const verb = new RegExp(`^${having}$`, 'iu');
const betweenWords = new RegExp(`\\s${having}\\s`, 'iu');

/** "Kids under 12 is CHF 32": a figure of the subject is none of what is told. */
function withSubject(clause: Clause, subject: string, said: string): Edit | null {
  const fact = factOf({ ...clause, text: said });
  return fact?.kind === 'fact' ? { ...fact, about: `${subject} ${fact.about}` } : null;
}

/** What is told of a film as it shall be, in the film's own words. */
export const readPutRight: ClauseReader = (clause) => {
  if (new RegExp(mark, 'u').test(clause.text)) return dialled(clause) ?? readSpelling(clause);
  return (
    dialled(clause) ?? readHours(clause) ?? readSpelling(clause) ?? restated(clause) ?? toldOf(clause) ?? newsOf(clause)
  );
};
