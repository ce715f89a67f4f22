import { heldOf } from '../reading/masked-text.ts';
import {
  type Clause,
  type ClauseReader,
  flat,
  isPronoun,
  mark,
  match,
  saidBy,
  shows,
  targetOf,
  textCalled,
} from './clause.ts';
import type { Edit, Target, TargetNoun } from './edit.ts';

/** Nouns whose words can be said anew. */
const worded: TargetNoun[] = [
  'headline',
  'quote',
  'action',
  'address',
  'name',
  'tagline',
  'date',
  'place',
  'phone',
  'price',
  'code',
  'logo',
  'closing',
  'hook',
];

export const instead =
  '(?:instead\\sof|rather\\sthan|in\\splace\\sof|(?:an)?statt(?:\\sdem|\\sdes|\\sder)?|anstelle\\svon|au\\slieu\\s(?:de|du|des)|en\\slugar\\sde|en\\svez\\sde|invece\\s(?:di|che|del|della)|anziché|plutôt\\sque(?:\\sde)?|al\\sposto\\s(?:di|del|dello|della)|em\\svez\\sde)';

/** 'change "A" to "B"', 'the title should say "B"', "replace Tidewater with Ebbtide". */
export const readWords: ClauseReader = (clause) =>
  readInstead(clause) ?? readReplaced(clause) ?? readChange(clause) ?? readSaying(clause);

const writing =
  'write|say|put|show|have|schreib(?:e|t|en)?|setz(?:e|t)|nehmt|nimm|écri(?:s|vez|re)|mets|mettez|mettre|escrib(?:e|id|ir)|pon|poned|poner|pong(?:a|an)|scriv(?:i|ete|ere)|mett(?:i|ete|ere|iamo)|escrev(?:e|a|am|er)|põe|ponham?|coloque[m]?|metam?';
/** "at the end": quoted words stand only once, so where they do says no more. */
const atEnds =
  '(?:(?:at|in|on|am|im|zum|à|au|dans|sur|en|al|alla|nella?|na|no|ao)\\s(?:(?:the|das|dem|der|la|le|el|il|o|a)\\s)?(?:very\\s)?(?:end|ending|closing|opening|start|beginning|ende|schluss|anfang|fin|début|final|cierre|principio|inicio|fine|finale|chiusura|inizio|fim|fecho|início),?\\s+)?';

function readInstead(clause: Clause): Edit | null {
  // "At the end, instead of “A” write “B”"
  const led = match(clause, `${atEnds}${instead}\\s+(*),?\\s+(?:please\\s|bitte\\s)?(?:{use}|${writing})\\s+(*)`);
  if (led !== null) return wordsEdit(clause, led[0] ?? '', led[1] ?? '');
  const found =
    match(clause, `${atEnds}(?:(?:{use}|${writing})\\s+)?(${mark})\\s+${instead}\\s+(${mark})`) ??
    match(clause, `(?:(?:{use}|${writing})\\s+)?(*)\\s+${instead}\\s+(*)`);
  if (found !== null) return wordsEdit(clause, found[1] ?? '', found[0] ?? '');
  const named = match(
    clause,
    "(?:it['’]s|it\\sis|c['’]est|es\\sheißt|er\\sheißt|sie\\sheißt|es\\sist|se\\sllama|è|é)\\s+(*),?\\s+(?:not|pas|et\\snon|nicht|no|non|não)\\s+(*)",
  );
  if (named !== null && shows(clause, named[1] ?? '')) return wordsEdit(clause, named[1] ?? '', named[0] ?? '');
  const arrow = match(clause, '(*)\\s*(?:->|→|=>|⇒)\\s*(*)');
  return arrow === null ? null : wordsEdit(clause, arrow[0] ?? '', arrow[1] ?? '');
}

/** "Pell Anders has pulled out. Replace with “Rosalind Keift, boatbuilder”": what was spoken of, in its own line. */
function readReplaced(clause: Clause): Edit | null {
  const found = match(
    clause,
    `(?:{change}|swap|put)\\s+(?:(?:it|him|her|them|that|this)\\s+)?(?:with|by|to|for|in)\\s+(${mark})`,
  );
  const spoken = clause.spoken?.target ?? null;
  if (found === null || spoken?.by !== 'words') return null;
  const to = saidBy(clause, found[0] ?? '');
  const line = textCalled(clause, spoken.words);
  const isLine = line !== null && /,/u.test(line) === /,/u.test(to);
  // A name alone leaves what else its line says; a part of a name is none.
  const isName = line === null || flat(line) === flat(spoken.words) || line.startsWith(`${spoken.words},`);
  if (!isLine && (!isName || /,/u.test(to))) return null;
  const from = isLine ? line : spoken.words;
  return { kind: 'words', from, to };
}

function readSaying(clause: Clause): Edit | null {
  const found =
    match(
      clause,
      `(?:(?:{make}|{change}|{use}|let)\\s+)?{the}(*)\\s*(?:\\s(?:{says}|{to}|soll|sollte)(?:\\s*:)?|:|=)\\s*(?:{the}(?:text|words?)\\s+)?(${mark})(?:\\s+(?:heißen|lauten|sein|sagen|werden|lesen|stehen))?`,
    ) ?? null;
  if (found === null) return null;
  const [stretch = '', words = ''] = found;
  const target = textTarget(targetOf(clause, stretch));
  const isAddress = heldOf(words, clause.held)[0]?.kind === 'address';
  return target === null ? null : { kind: 'text', target: addressed(target, isAddress), to: saidBy(clause, words) };
}

/** "The end card should say acme.example": an address stands in the place of an address, never of the name. */
const addressed = (target: Target, isAddress: boolean): Target =>
  isAddress && target.by === 'noun' && ['closing', 'logo'].includes(target.noun)
    ? { by: 'noun', noun: 'address' }
    : target;

function readChange(clause: Clause): Edit | null {
  // "the price from €79 to €69": both are said, so what they are of needs no looking up.
  const moved = match(clause, '{change}\\s+{the}(*)\\s+(?:from|von|de|da)\\s+(*)\\s+(?:to|auf|zu|à|a|para)\\s+(*)');
  const other =
    moved === null || targetOf(clause, moved[0] ?? '') === null
      ? null
      : wordsEdit(clause, moved[1] ?? '', moved[2] ?? '');
  if (other !== null) return other;
  const found = match(
    clause,
    '{change}\\s+{the}(?:(?:words?|text|figure|number|wort|worte|zahl|mot|mots|palabra|palabras|parola|palavra)\\s+)?(*)\\s+(?:{to}|{with})\\s+(*)',
  );
  if (found === null) return null;
  const [from = '', to = ''] = found;
  if (isPronoun({ ...clause, text: from })) return changedIt(clause, to);
  const target = textTarget(targetOf(clause, from));
  const isNoun = target?.by === 'noun';
  if (isNoun && hasMark.test(to) && !onlyMark.test(to)) return null;
  return isNoun ? { kind: 'text', target, to: saidBy(clause, to) } : wordsEdit(clause, from, to);
}

/** "Step 3 is unclear. Change it to “…”": the line of what was spoken of. */
function changedIt(clause: Clause, to: string): Edit | null {
  const within = clause.spoken?.target ?? null;
  if (within === null || !onlyMark.test(to)) return null;
  return within.by === 'words'
    ? { kind: 'words', from: within.words, to: saidBy(clause, to) }
    : { kind: 'line', of: 'main', within, to: saidBy(clause, to) };
}

const hasMark = new RegExp(mark, 'u');
const onlyMark = new RegExp(`^${mark}[.!?]?$`, 'u');

function wordsEdit(clause: Clause, from: string, to: string): Edit | null {
  // "It" is no word of the film's, wherever one of its sentences has it.
  if (isPronoun({ ...clause, text: from })) return null;
  const { from: before, to: after } = inOneUnit(
    clause,
    saidBy(clause, from),
    saidBy(clause, hasMark.test(to) ? to : to.replace(everywhere, '')),
  );
  // "… to “B” and resize to 120x120": words beside the quoted ones are another edit, and not read here.
  if ([from, to].some((stretch) => hasMark.test(stretch) && !onlyMark.test(stretch.trim()))) return null;
  // "replace A with B and C with D", "rename A to B and C to D": where one change ends and the next begins is not said.
  if (
    !hasMark.test(to) &&
    /\s(?:with|durch|par|por|con|com)\s|\s(?:and|und|et|y|e)\s.+\s(?:to|in|zu|en|à|a)\s/iu.test(to)
  )
    return null;
  const isQuoted = new RegExp(`^${mark}$`, 'u').test(from.trim());
  // Words without marks must be the film's own, or nobody knows where they end.
  // "Change the volunteers to 330": whose figure it is, and not what it is called.
  if (!isQuoted && !/\d/u.test(before) && shows(clause, before) && /^\P{L}?\d[\d.,]*(?:\s?[%€$£kKM])?$/u.test(after))
    return { kind: 'fact', of: 'figure', to: after, about: before };
  return before !== after && after !== '' && (isQuoted || shows(clause, before) || isShownFigure(clause, before))
    ? { kind: 'words', from: before, to: after }
    : null;
}

/** "Rename Acme to Apex everywhere": no edit of words means less. */
const everywhere =
  /(?<=\S)[\s,]+(?:everywhere|throughout(?:\sthe\s(?:film|video))?|(?:in|on)\s(?:all|every|each)\s(?:scenes?|places?)|überall|partout|en\stodas\spartes|ovunque|dappertutto|em\stodo\so\slado)$/iu;

const unitOfFigure = /^(\P{L}*?)(\d(?:[\d.,'’]*\d)?)(\s?(?:%|°|[\p{L}²³]{1,12}|[€£$¥])?)$/u;

/** "Replace 40 ms with 35", "18 months, not 14": a figure keeps the unit that is said of one of them and shown. */
export function inOneUnit(clause: Clause, from: string, to: string): { from: string; to: string } {
  const [old, next] = [unitOfFigure.exec(from), unitOfFigure.exec(to)];
  if (old === null || next === null) return { from, to };
  const [was, is] = [old, next].map(([, prefix = '', , suffix = '']) => prefix.trim() + suffix.trim());
  if (was !== '' && is === '') return { from, to: `${old[1]}${next[2]}${old[3]}` };
  if (was !== '' || is === '') return { from, to };
  const [, before = '', after = ''] = shownAround(clause, old[2] ?? '', is ?? '') ?? [];
  // "costs 48 euro, not 45": what stands as “45 euro” has its unit already, and in its own way.
  if (before + after !== '')
    return {
      from: `${before}${old[2]}${after}`,
      to: moneyOf(before + after) === moneyOf(is ?? '') ? `${before}${next[2]}${after}` : to,
    };
  const isShown = clause.film.texts.some((text) => text.trim() === (next[3] ?? '').trim());
  return isShown ? { from: `${next[1]}${old[2]}${next[3]}`, to } : { from, to };
}

/** What stands before and behind a figure in the film, if it is a sign or the unit that was said. */
function shownAround({ film }: Clause, digits: string, unit: string): RegExpExecArray | null {
  const word = /^\p{L}+$/u.test(unit) ? `|${unit}` : '';
  const pattern = new RegExp(
    `(?<![\\d.,])([€£$¥]\\s?)?${digits.replace(/[.]/gu, '\\.')}(?![\\d.,]\\d|\\d)(\\s?(?:[%°€£$¥]|(?:euros?|eur|chf|usd|gbp|pounds?|dollars?|franken|francs?${word})(?!\\p{L})))?`,
    'iu',
  );
  return film.texts.map((text) => pattern.exec(text)).find((one) => one?.[1] ?? one?.[2]) ?? null;
}

/** "€", "euros" and "EUR" are one unit. */
const moneyOf = (unit: string): string =>
  unit
    .trim()
    .toLowerCase()
    .replace(/^(?:euros?|eur)$/u, '€')
    .replace(/^(?:pounds?|gbp)$/u, '£')
    .replace(/^(?:dollars?|usd)$/u, '$');

/** "24 %" may stand in two strings: its digits are enough. */
export const isShownFigure = (clause: Clause, text: string) =>
  /^\P{L}*\d[\d.,\s]*\P{L}*\p{L}{0,12}$/u.test(text) &&
  clause.film.texts.includes(/\d[\d.,]*\d|\d/u.exec(text)?.[0] ?? '');

const textTarget = (target: Target | null): Target | null =>
  target !== null && (target.by !== 'noun' || worded.includes(target.noun)) ? target : null;
