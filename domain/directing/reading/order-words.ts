import type { Lexicon } from '../lexicon/lexicon.ts';
import { list } from '../lexicon/lexicon.ts';
import { leadingPhrase, phraseSource } from './phrases.ts';

/** Words that say where in a row a step stands. */
const orders: Record<string, string[]> = {
  en: list(`
    first of all, first, firstly, second, secondly, third, thirdly, fourthly, fifthly, then, next, after that, afterwards, finally, lastly,
    last of all, and then, and finally, to start, to begin, to finish
  `),
  de: list(`
    zuerst, als erstes, zunächst, erstens, zweitens, drittens, viertens, fünftens, sechstens, dann, danach, anschließend, als nächstes, daraufhin,
    zum schluss, schließlich, zuletzt, am ende, und dann
  `),
  fr: list(`
    d'abord, tout d'abord, tout pour commencer, premièrement, deuxièmement, troisièmement, quatrièmement, ensuite,
    puis, après cela, enfin, et enfin, pour finir, pour terminer
  `),
  es: list(`
    primero, en primer lugar, en segundo lugar, en tercer lugar, en cuarto lugar, para empezar, luego, después, a continuación, seguidamente, finalmente, por último,
    para terminar, y luego, y por último
  `),
  it: list(
    'prima, in primo luogo, in secondo luogo, in terzo luogo, per prima cosa, per prima, innanzitutto, poi, dopo, successivamente, quindi, infine, per finire, e poi',
  ),
  pt: list(`
    primeiro, primeiramente, em primeiro lugar, em segundo lugar, em terceiro lugar, para começar, depois, em seguida, a seguir, então, por fim, por último,
    finalmente, para terminar
  `),
  nl: list(`
    eerst, ten eerste, ten tweede, ten derde, ten vierde, als eerste, allereerst, om te beginnen, dan, daarna, vervolgens, hierna, ten slotte, tenslotte, tot slot,
    als laatste, en dan
  `),
};

export const orderWords = ({ language }: Lexicon): readonly string[] => orders[language] ?? [];

/** "next week" is a time, "second floor" no place in a row, and "prima di cena" or "first 20 guests" go on about it. */
const elsewhere =
  /^(?:first|second|third|prima|primero|primeiro|eerst|dopo)\s\d|^\p{L}+\s(?:(?:week|month|year|quarter|day|time|door|steps?|floor|hand|class|aid|di|che|de|que|dat)(?!\p{L})|d['’])|^dopo\s(?:il|lo|la|i|gli|le|un|una|uno|due|tre)\s/iu;

/** "Fourth, clear water leaves": further ordinals are order words only before a comma. */
export const ordinals = list(`
  fourth, fifth, sixth, deuxième, troisième, quatrième, cinquième, segundo, segunda, tercero, tercera, cuarto, cuarta,
  quinto, quinta, secondo, seconda, terzo, terza, quarto, quarta, terceiro, terceira
`);
const ordinal = new RegExp(`^(?:${ordinals.join('|')})\\s?[,:–—]\\s*(?=\\S)`, 'iu');

function withoutOrder(text: string, lexicon: Lexicon): string {
  const words = orderWords(lexicon);
  if (words.length === 0 || elsewhere.test(text)) return text;
  if (ordinal.test(text)) return text.replace(ordinal, '');
  return text.replace(new RegExp(`^(?:${phraseSource([...words])})(?:\\s?[,:–—-]\\s*|\\s+)(?=\\S)`, 'iu'), '');
}

export const opensInOrder = (text: string, lexicon: Lexicon): boolean => withoutOrder(text, lexicon) !== text;

/** "Finally" in "Finally, we press it" or "Finally: press it". */
export const isOrderWord = (text: string, lexicon: Lexicon): boolean =>
  withoutOrder(`${text} –`, lexicon) === '–' || ordinals.includes(text.toLowerCase());

/** The step without its "first" or "then": the numbered rail says the order. */
export function dropSequence(text: string, lexicon: Lexicon): string {
  const rest = withoutOrder(text, lexicon);
  if (rest === text || !['de', 'nl'].includes(lexicon.language)) return rest;
  return turned(rest) ?? text;
}

/** "Erstens trifft Licht auf Tropfen", "Dann kommt der Teig in den Ofen": a verb in the third person, and who does it. */
const germanClause =
  /^(?!(?:mit|zeit|seit|statt)\s)(\p{Ll}+(?:t|en)|wird|sind)\s((?:(?:der|die|das|eine?|kein\p{Ll}*|unsere?|jede[rs]?)\s(?:\p{Ll}+e[nrs]?\s)*)?(?!Sie\s|Ihnen\s)\p{Lu}[\p{L}-]+|es|er|sie)\s(\S.*)$/su;

/** "Dann setzen wir ihn", "Daarna plak je het gat dicht": the verb that stood behind the order word trades places. */
function turned(rest: string): string | null {
  const [, verb = '', who = '', more = ''] =
    /^(\p{Ll}+)\s(wir|du|ihr|man|ich|we|wij|ik|jullie|jij|je)\s(\S.*)$/su.exec(rest) ?? [];
  const isNoAsking =
    /^(?:moet|mag|kun|kan|zal|wil|hoef|ga|krijg|ontvang|heb|ben|zie|voel|weet|merk|bekommst|erhältst|hast|bist|siehst|merkst|musst|kannst|darfst|sollst)$/u.test(
      verb,
    );
  if (verb !== '' && /^jij|je$/u.test(who)) return isNoAsking ? null : `${verb} ${more}`;
  if (verb !== '') return `${who} ${verb} ${more}`;
  const [, does = '', thing = '', behind = ''] = germanClause.exec(rest) ?? [];
  if (does !== '') return `${thing} ${does} ${behind}`;
  // "Dann kommt der Teig in den Ofen" is no sentence without its first word.
  const isTold =
    /^\p{Ll}+(?:t|en)\s(?:der|die|das|ein|eine|de|het|een)\s/u.test(rest) ||
    /^(?:wird|werden|ist|sind|wordt|worden|is|zijn|kommt|geht|komt|gaat)\s/u.test(rest);
  return isTold ? null : rest;
}

/** Splits a sentence that says several steps: "First a, then b and finally c". */
export function partsInOrder(sentence: string, lexicon: Lexicon): string[] {
  const words = orderWords(lexicon);
  if (words.length === 0 || isConditional(sentence)) return [sentence];
  const and = phraseSource(lexicon.and);
  // "meer dan 20", "the first coat": only a comma or an "and" parts before words with another meaning.
  const free = '\\s+(?=then\\s)';
  const cut = new RegExp(
    `(?:[,;]\\s*(?:(?:${and})\\s+)?|\\s+(?:${and})\\s+|${free})(?=(?:${phraseSource([...words])})(?![\\p{L}]))`,
    'iu',
  );
  return sentence.split(cut).filter((part) => part !== undefined && part !== '');
}

/** "Ga je akkoord, dan repareren we hem", "Zo niet, dan …", "If it rains, then …": what follows from something is no next step. */
const conditional =
  /^(?:(?:if|when|unless|once|otherwise|wenn|falls|sobald|sonst|si|s['’]il|quand|sinon|cuando|se|quando|altrimenti|senão|als|wanneer|zodra|anders)(?!\p{L})|(?:zo|wenn|si|se|if)\s(?:niet|nicht|non|no|não|not),|\p{Lu}\p{Ll}+\s(?:je|jij|u|du|ihr|jemand|iemand)\s[^,;]{1,60},\s(?:dan|dann)(?!\p{L}))/iu;

export const isConditional = (sentence: string): boolean => conditional.test(sentence);

/** "soften the onion, add tomatoes, simmer" is three steps: each clause opens with its own verb. */
export function splitAtVerbs(step: string, lexicon: Lexicon): string[] {
  const verb = leadingPhrase(lexicon.step);
  const clauses = step.replace(/[.]$/u, '').split(/[,;]\s+/u);
  return clauses.slice(1).every((clause) => verb.test(clause)) ? clauses : [step];
}

/** A step as the rail says it. */
export const stepOf = (text: string, lexicon: Lexicon): string =>
  dropSequence(text, lexicon).replace(/^(?:and|und|et|y|e|en)\s+/iu, '');
