/** What a brief forbids to be shown: it goes before anything is read, with the words that forbid it. */
import { holdsBack, secretLabels, shutSubjects, shutsOut } from '../lexicon/secret-words.ts';
import { typed } from '../reading/masked-text.ts';
import { bySentence, sentencesIn } from './by-sentence.ts';
import { isMarked, withoutKeptBackParts } from './kept-back-parts.ts';
import { withoutRefusedPassages } from './refused-passages.ts';

const open = (sources: readonly string[]) => `(?:${sources.join('|')})`;
const end = '\\s*[.!?…]*\\s*';
const bullet = '^(?:>\\s*)*(?:[-*•]\\s+|\\d{1,2}[.)]\\s+)?';
const joint =
  '\\s*(?:[,;:]|\\s[–—-])\\s*(?:(?:and|but|so|though|yet|und|aber|also|et|mais|donc|y|pero|así que|e|ma|quindi|mas|por isso|en|maar|dus)\\s)?';
/** Why it is held back goes with it. */
const why = "(?:,\\s(?:(?:because|since|as)\\s)?(?:we|they|he|she|it|our|the|that|there)['’\\s][^.!?]{3,80})?";
const butJoint = "\\s(?:but|so|and(?=\\s(?:i|we)(?:['’]d|\\swould)\\s)|aber|mais|pero|ma|mas|maar)\\s";

/** "Don't mention that.": the sentence before is meant. */
const pointsBack = new RegExp(`${bullet}(?:(?:but|aber|mais|pero|ma|mas|maar),?\\s)?${open(shutsOut)}${end}$`, 'iu');
/** "…, which must not be mentioned", "… – nicht erwähnen", "… (internal only)". */
const shutBehind = new RegExp(
  `(?:(?:${joint}|${butJoint})${open(shutsOut)}(?=${why}${end}$|[;,])|\\s*[([]\\s*(?:${open(shutsOut)}|internal|confidential|intern|vertraulich|interne|confidentiel|interno|confidencial|riservato|vertrouwelijk)[.!]?\\s*[)\\]])`,
  'iu',
);
const orders = holdsBack.map((source) => new RegExp(`(?:${joint}|${butJoint})${source}${end}$`, 'iu'));
const leadOrders = holdsBack.map((source) => new RegExp(`${bullet}${source}${end}$`, 'iu'));
/** "…, nor the valuation (it was seventy million)." */
const nor = '(?:,?\\s(?:nor|and neither|or)\\s[^.!?]{3,90})?';
const shutSubject = new RegExp(`${bullet}${open(shutSubjects)}${nor}${end}$`, 'iu');
const labelled = new RegExp(`${bullet}\\*{0,2}${secretLabels}\\*{0,2}\\s?:\\*{0,2}(?:\\s|$)`, 'iu');
const secretHead = new RegExp(`^#{1,6}\\s+${secretLabels}(?:\\s?[(:].*)?$`, 'iu');
const inBrackets = new RegExp(
  `\\s*[([]\\s*(?:${secretLabels}\\s?[:,–—-]\\s|${open(shutsOut)}(?=\\s*[:,])|(?:please )?(?:do not|don['’]t|never) (?:mention|reveal|disclose|name|say)\\s)[^()[\\]]*[)\\]]`,
  'giu',
);
/** "(£9k, confidential)": what stands before the mark in its brackets. */
const markedBrackets =
  /\s*[([][^()[\]]{1,80}[,;–—-]\s*(?:internal|confidential|internal only|intern|vertraulich|interne|confidentiel|interno|confidencial|riservato|vertrouwelijk)\s*[)\]]/giu;
/** "Keep the grant out of the film.", "Do not say that we lost orders." */
const leadSecret = new RegExp(
  `${bullet}(?:${holdsBack[1]}|${holdsBack.at(-1)}|(?:please )?(?:do not|don['’]t)\\s(?:(?:mention|reveal|disclose)\\s.+|say\\s(?:that|which|who|what|how|where|when|why)\\s.+))${end}$`,
  'iu',
);
/** "Internal: … External: …" sets two things against each other. */
const otherSide = /(?:^|[.!?\n]\s*)(?:[-*•]\s)?(?:external\p{L}*|extern\p{L}*|externe|public)\s?:/iu;
/** "Your PIN must never be mentioned": told to viewers, who are spoken to. */
const toViewers =
  /(?<!\p{L})(?:your?|yours|deine?\p{L}*|dir|dich|ihre[mnr]?|votre|vos|tu|tes|vuestr\p{L}+|vostr\p{L}+|jouw|jullie|uw)(?!\p{L})/iu;
const ofTheMaker =
  /(?<!\p{L})(?:films?|videos?|clip|screen|vídeo|vidéo|bildschirm|écran|pantalla|schermo|ecrã|scherm|us|uns|internal|intern|nous)(?!\p{L})/iu;
const asks =
  /^(?:which|who|whom|whose|where|what|how|when|why|welche\p{L}*|wer|wo|was|wie|qui|quel\p{L}*|où|cuál|quién|qué|quale|chi|qual|quem|welke?|wie|wat)(?!\p{L})/iu;
/** "It was Lismore.": answers what was not to be said. */
const answers = /^(?:It|That|Es|Das|C['’]|Era|Fue|È|Foi|Het|Dat)\s?(?:was|were|is|['’]s|war|ist|était|est)?\s\p{Lu}/u;

/** A brief without its secrets: "The account is worth £48k, which must not be mentioned." leaves nothing. */
export function withoutSecrets(given: string): { text: string; wishes: string[] } {
  const passed = withoutRefusedPassages(given);
  const { text: prompt, wishes: backs } = withoutKeptBackParts(passed.text);
  const parts = [...passed.wishes, ...backs];
  const hasSides = otherSide.test(prompt);
  const lines = hasSides ? { text: prompt, wishes: [] } : withoutSecretLines(prompt);
  const kept = keptSentences(lines.text, hasSides);
  const wishes = [...parts, ...lines.wishes];
  const text = bySentence(lines.text, ({ text: said, held }, at) => {
    const rest = kept[at] ?? said;
    if (rest !== said)
      wishes.push(
        typed(rest !== '' && said.startsWith(rest.slice(0, -1)) ? said.slice(rest.length - 1) : said, held).trim(),
      );
    return rest;
  });
  // What is nothing but a secret is left to the reading.
  return text.trim() === '' ? { text: given, wishes: [] } : { text, wishes };
}

/** What is left of each sentence of a brief, in their order. */
function keptSentences(prompt: string, hasSides: boolean): string[] {
  const said = sentencesIn(prompt).map(({ text }) => text);
  const kept = [...said];
  said.forEach((text, at) => {
    const before = said[at - 1] ?? '';
    if (!hasSides && (labelled.test(text) || isMarked(text))) kept[at] = '';
    else if (toViewers.test(text) && !ofTheMaker.test(text)) return;
    else if (pointsBack.test(text)) kept.fill('', Math.max(0, at - 1), at + 1);
    else if (answers.test(text) && isAnswered(before)) kept[at] = '';
    else kept[at] = opened(text);
  });
  return kept;
}

/** "Internal: margin 34 %. They nearly left." on a line of its own, and the points below "Internal:". */
function withoutSecretLines(prompt: string): { text: string; wishes: string[] } {
  const lines = prompt.split('\n');
  if (lines.filter((line) => line.trim() !== '').length < 2) return { text: prompt, wishes: [] };
  const wishes: string[] = [];
  let under = '';
  const rest = lines.filter((line) => {
    const isHead = /^\s*#{1,6}\s/u.test(line);
    const isPoint = /^\s*(?:[-*•]|\d{1,2}[.)])\s/u.test(line);
    if (under !== '' && (isHead || (under === 'points' && !isPoint && line.trim() !== ''))) under = '';
    const isLabelled = (isHead ? secretHead : labelled).test(line.trim()) || isMarked(line);
    if (isLabelled) under = isHead ? 'head' : /:\s+\S/u.test(line) ? under : 'points';
    if (!isLabelled && under === '') return true;
    if (line.trim() !== '') wishes.push(line.trim());
    return false;
  });
  return { text: rest.join('\n'), wishes };
}

/** One sentence without what it shuts out of the film. */
function opened(sentence: string): string {
  const text = sentence.replace(inBrackets, '').replace(markedBrackets, '');
  if (shutSubject.test(text) || leadSecret.test(text)) return '';
  const shut = shutBehind.exec(text);
  if (shut !== null) return beforeClause(text.slice(0, shut.index), text.slice(shut.index + shut[0].length));
  for (const order of orders) {
    const found = order.exec(text);
    if (found === null) continue;
    const said = text.slice(0, found.index);
    return isAbout(found.groups?.object ?? '', said) ? beforeClause(said, '') : stopped(said);
  }
  return text;
}

/** What is told before the clause that is shut out: "We won 40 clients, and lost 3" keeps the first. */
function beforeClause(said: string, behind: string): string {
  const cut =
    /^(.*)(?:;|,\s(?:and|but|while|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\s)(?=[^;]*$)/su.exec(said)?.[1] ?? '';
  // "We called it Kite, but sales hated it": what is shut out is what both speak of.
  if (cut !== '' && !/\d/u.test(said.slice(cut.length)) && /\s(?:it|this|that|them)\s*$/iu.test(said)) return '';
  const rest = /^;\s*(\S.*)$/su.exec(behind)?.[1] ?? '';
  return [stopped(cut), rest].filter(Boolean).join(' ');
}

const stopped = (text: string) =>
  text.trim() === ''
    ? ''
    : `${text
        .trim()
        .replace(/[,;:–—-]+$/u, '')
        .trim()}.`;

/** "The rent is £2k, but don't mention the rent": what is held back is what was told. */
function isAbout(object: string, said: string): boolean {
  if (asks.test(object)) return false;
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const told = new Set(words(said));
  return words(object).some((word) => told.has(word));
}

const isAnswered = (text: string) =>
  [...orders, ...leadOrders].some((order) => asks.test(order.exec(text)?.groups?.object ?? ''));
