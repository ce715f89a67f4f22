/** Labels of a brief before what is to be shown: each value is read in the role that its label gives it. */
import { factLabels, headLabels, orderLabels } from '../lexicon/label-words.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { classesOf } from '../lexicon/word-classes.ts';
import { sideLabelsIn } from '../reading/labelled-sides.ts';
import { languageOf } from '../reading/language.ts';
import { isLookWord } from '../reading/look-words.ts';
import { heldOf } from '../reading/masked-text.ts';
import { capital, countWords } from '../reading/phrases.ts';
import { filmWords } from '../tagging/words.ts';
import { kindOfLabel } from './brief-labels.ts';
import { bySentence, loneQuote, type SaidSentence } from './by-sentence.ts';
import { calls } from './from-fields.ts';
import { isBareQuote, signedByLabel } from './quote-labels.ts';
import { placeLeads } from './said-places.ts';

const whose = "(?:(?:the|our|die|der|das|unsere?|le|la|l['’]|notre|el|nuestr[oa]|il|lo|a|o|de|het|onze)\\s?)?";
const labelled = /^(?<before>[\s\-*•]*)(?<label>[^:：=.!?\n\ue000-\uf8ff]{2,80}?)\s?[:：](?:\s+(?<value>\S[\s\S]*))?$/u;
const head = new RegExp(`^${whose}(?:${headLabels})$`, 'iu');
const facts = new RegExp(`^${whose}(?:${factLabels}|${orderLabels})$`, 'iu');
const slogan =
  /^(?:(?:the|our|unser|notre|nuestro|il nostro|o nosso|onze)\s)?(?:(?:final|closing|end)\s)?(?:slogan|tagline|strapline|claim|baseline|werbespruch|es?logan|lema|payoff|slagzin|devise)(?:\s(?:final|finale|am ende|zum schluss|aan het eind|al final|no fim|à la fin))?$/iu;
const mark = /[\ue000-\uf8ff]/gu;

export function withKnownLabels(prompt: string): string {
  const [opens, own] = placeLeads(languageOf(prompt));
  // Beside a call of its own, a line to close with is the last line.
  const ends = called.test(prompt) ? 'Tagline:' : own;
  const text = withWholeEndings(prompt);
  let isHeaded = false;
  const sided = sideLabelsIn(prompt, lexiconOf(languageOf(prompt)));
  const isTitled = explicit.test(text);
  return bySentence(text, (given) => {
    const sentence = { ...given, text: withoutMakersPart(given.text) };
    const said = labelled.exec(sentence.text)?.groups;
    if (said?.label === undefined) return sentence.text;
    const { before = '', value = '' } = said;
    const label = withoutVerb(said.label);
    // "Myth 2" and "Fact 2" stand side by side, whatever their number.
    if (sided.has(label.toLowerCase())) return given.text.replace(/\s?\d(?=\s?[:：])/u, '');
    // A blank in its place parts the points below it from those above.
    if (value === '') return facts.test(label.trim()) ? ' ' : sentence.text;
    const quote = loneQuote(value, sentence.held);
    const shown = byKind(label.trim(), value, quote, sentence, opens, ends);
    if (shown !== null) return `${before}${shown}`;
    // "Key message: we mend it" in running text is told where it stands.
    const isTold = quote === null && kindOfLabel(label) === 'told';
    if (isTold || !head.test(label.trim()) || !isShort(value, quote)) return sentence.text;
    const isFirst = !isHeaded && !(isTitled && lesser.test(label));
    isHeaded ||= isFirst;
    return isFirst ? `${before}Headline: ${value}` : `${before}${stopped(quote ?? value)}`;
  });
}

/** "Der Aufruf am Schluss lautet: …", "The last line reads: …": the label is what stands before its verb. */
const naming =
  /\s(?:is|are|reads?|says?|should (?:be|read|say)|lautete?t?|heißt|ist|soll(?:te)? (?:lauten|heißen|sein)|est|sera|dit|es|será|dice|reza|dirá|è|sarà|recita|é|diz)$/iu;
function withoutVerb(label: string): string {
  const bare = label.trim().replace(naming, '');
  return bare !== label.trim() && ['ending', 'opening'].includes(kindOfLabel(bare) ?? '') ? bare : label;
}

function byKind(
  label: string,
  value: string,
  quote: string | null,
  { held }: SaidSentence,
  opens: string,
  ends: string,
): string | null {
  if (quote !== null) {
    const signed = signedByLabel(label, quote);
    if (signed !== null) return signed;
  }
  const kind = kindOfLabel(label);
  const isSlogan = slogan.test(label);
  if ((kind === 'ending' && !calls.test(label.toLowerCase())) || isSlogan) {
    const address = heldOf(value, held).find((one) => one.kind === 'address');
    if (address !== undefined && heldOf(value, held).length > 1) return null;
    if (address !== undefined) return withAddress(value, ends.replace('Tagline:', 'CTA:'));
    // A slogan belongs to the name, and calls for nothing.
    const lead = isSlogan && /^[^\s]+$/u.test(label.trim()) ? 'Tagline:' : ends;
    if (quote !== null) return `${lead} ${quote}.`;
    if (!isLine(value, held)) return null;
    return `${lead} "${value.replace(/(?<![.!?].*)\.$/u, '')}".`;
  }
  if (kind === 'opening' && (quote !== null || isLine(value, held)))
    return `${opens} ${quote ?? `"${value.replace(/\.$/u, '')}"`}.`;
  if (quote !== null && isBareQuote(label)) return stopped(quote);
  return facts.test(label) ? pointsOf(value) : null;
}

/** "close: x.example – start free": the call and its address, in the order in which they are known. */
function withAddress(value: string, ends: string): string | null {
  const words = value
    .replace(mark, ' ')
    .replace(/[\s–—,.;:-]+/gu, ' ')
    .trim();
  const own = value.match(mark)?.[0] ?? '';
  if (words === '') return `${ends} ${own}.`;
  return countWords(words) <= 8 && !/\d/u.test(words) ? `CTA: ${words} – ${own}.` : null;
}

/** "Facts: open daily; free parking; no contract": points behind one another are a list. */
function pointsOf(value: string): string {
  const points = value.split(/\s*;\s+/u);
  const isList = points.length >= 3 && points.every((one) => countWords(one) <= 14 && !/[.!?]\s/u.test(one));
  return isList ? `\n${points.map((one) => `- ${one.replace(/\.$/u, '')}`).join('\n')}\n` : capital(value);
}

/** "Recruiting film, square, goal: get nurses to apply." */
const withoutMakersPart = (text: string) =>
  text.replace(/^([^:]*),\s([^,:.]{2,30}):\s[^,:;.\ue000-\uf8ff]+(?=[.]?$)/u, (whole, before: string, label: string) =>
    kindOfLabel(label) === 'maker' && filmWords.test(before) ? before : whole,
  );

/** A few words that may stand alone; with a figure or a time they tell something else. */
const isLine = (value: string, held: SaidSentence['held']) =>
  heldOf(value, held).length === 0 &&
  !/\d|[:;]/u.test(value) &&
  countWords(value) <= 12 &&
  countWords(value) >= 2 &&
  /^[¿¡\p{Lu}]/u.test(value);

const isShort = (value: string, quote: string | null) =>
  quote !== null || (countWords(value) <= 12 && !/[;\n]/u.test(value));
const stopped = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** "CTA: Book at x.example" */
const called =
  /(?:^|[.!?\n]["”“»]?\s*)(?:[-*•]\s)?(?:cta|call[ -]to[ -]action|(?:handlungs)?aufruf|appel à l[’']action|llamad[ao] a la acción|invito all[’']azione|(?:chamada|apelo) (?:para|à) a?ção|oproep(?: tot actie)?)\s?[:：]/iu;
/** What the brief itself calls its headline or its opening leads before what it calls its theme. */
const explicit =
  /(?:^|[.!?\n]["”“»]?\s*)(?:[-*•]\s)?(?:headline|title|überschrift|titel|schlagzeile|titre|título|titular|titolo|kop|manchete|hook|opening line|aufhänger|einstieg|accroche|gancho|gancio|haak|openingszin)\s?[:：]/iu;
const lesser =
  /theme|topic|subject|motto|thema|thème|thématique|sujet|tema|asunto|argomento|oggetto|assunto|onderwerp/iu;

/** "Slogan: No fuss. Just good work.": two short sentences at the end of a line are one closing. */
const twofold =
  /(?<=^|[.!?]["”“»]?\s+|\n)([^:：.!?\n]{2,40}?)\s?[:：]\s+([\p{Lu}¿¡][^.!?:\n"“„«\d]{2,40}[.!?])\s([\p{Lu}¿¡][^.!?:\n"“„«\d]{2,40}[.!?])(?=[ \t]*(?:\n|$))/gu;
/** "Dark background, electric blue.": how a film looks is no second half of its slogan; `share` of its words tell of it. */
export function saysLook(sentence: string, language: string, share = 2 / 3): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const looks = words.filter(
    (word) =>
      isLookWord(word) || classesOf(word, language).some((one) => ['LOOK', 'LOOKN', 'COLOUR', 'CRAFT'].includes(one)),
  );
  return words.length > 0 && looks.length >= words.length * share;
}
const withWholeEndings = (prompt: string) =>
  prompt.replace(twofold, (whole, label: string, one: string, other: string) => {
    const isEnd = slogan.test(label.trim()) || kindOfLabel(label.trim()) === 'ending';
    const isBrief = countWords(one) <= 5 && countWords(other) <= 5;
    const isLook = saysLook(other, languageOf(prompt));
    return isEnd && isBrief && !isLook ? `${label}: "${one} ${other}"` : whole;
  });
