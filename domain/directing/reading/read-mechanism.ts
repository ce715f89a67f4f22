/** "Water is heated, turns to steam and drives a turbine.": what explains how a thing works is a chain, and no bare text. */
import { asksHowItWorks, clauseSubject, leadingJoint, tellsState } from '../lexicon/mechanism-words.ts';
import { heldOf } from './masked-text.ts';
import { opensInOrder } from './order-words.ts';
import { countWords } from './phrases.ts';
import { place } from './read-fields.ts';
import { type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';

const leastNodes = 3;
const mostNodes = 6;
/** Words that a node has room for. */
const mostWords = 9;

/** Reads one chain behind a head that asks how something works: of one sentence's clauses, or of short sentences in a row. */
export function readMechanism(reading: Reading): void {
  const { sentences, found } = reading;
  const head = sentences.findIndex(
    ({ text, label, role }) => role !== 'note' && (asksHowItWorks(text) || asksHowItWorks(label)),
  );
  if (head < 0 || found.flow.length > 0) return;
  const isInside = asksHowItWorks(sentences[head]?.label ?? '') && sentences[head]?.text !== '';
  for (let at = isInside ? head : head + 1; at < sentences.length; at += 1) {
    const one = sentences[at];
    const isOwn = at === head || one?.label === '';
    const clauses = one !== undefined && isOwn && isOpen(reading, at) ? chainOf(one.text) : null;
    if (clauses === null) continue;
    take(reading, clauses, [at]);
    // What is explained heads the chain.
    if (at === head && one !== undefined) found.titles.push({ text: say(reading, one.label), at });
    return;
  }
  const first = isInside ? head : head + 1;
  let end = first;
  while (isNode(sentences[end]) && isOpen(reading, end)) end += 1;
  const rows = sentences.slice(first, end);
  if (rows.length < leastNodes || rows.length > mostNodes) return;
  // What is mostly measured is told by its figures.
  if (rows.filter(({ text }) => /\d/u.test(text)).length * 2 > rows.length) return;
  const nodes = rows.map(({ text }) => text.replace(/[.]$/u, ''));
  take(
    reading,
    nodes,
    nodes.map((_, row) => first + row),
  );
}

function isOpen(reading: Reading, at: number): boolean {
  const one = reading.sentences[at];
  return (
    one !== undefined &&
    !reading.used.has(at) &&
    one.role === 'copy' &&
    one.bullet === null &&
    one.field === null &&
    !opensInOrder(one.text, reading.lexicon) &&
    heldOf(one.text, reading.held).length === 0
  );
}

function take(reading: Reading, nodes: readonly string[], rows: readonly number[]): void {
  reading.found.flow = nodes.map((node) => say(reading, node));
  for (const row of rows) {
    place(reading, reading.sentences[row]?.text ?? '');
    reading.used.add(row);
  }
}

/** A short sentence in which a thing does something; states are told by themselves. */
const isNode = (one: Sentence | undefined): boolean =>
  one !== undefined &&
  one.label === '' &&
  countWords(one.text) >= 3 &&
  countWords(one.text) <= mostWords &&
  !/[?!]/u.test(one.text) &&
  !tellsState.test(one.text.replace(/[.]$/u, '')) &&
  !pointsBack.test(one.text);

/** "It never stops.", "That is the air we breathe", "No filter needed.": about the whole, and no link of it. */
const pointsBack =
  /^(?:it|that|this|these|those|so|no|one|for|result|all|das|dies|so|kein\p{L}*|für|alles|cela|c['’]est|ça|ainsi|aucun\p{L}*|pour|eso|esto|así|ningun\p{L}*|para|questo|così|nessun\p{L}*|per|isso|isto|assim|nenhum\p{L}*|dat|dit|zo|geen|voor)(?!\p{L})/iu;

/** The clauses of a sentence that explains how something works, if each of them tells a link of the chain; a joint that the arrow says goes. */
export function chainOf(text: string): string[] | null {
  if (/[?!:;"“”„«»]/u.test(text)) return null;
  const parts = text.replace(/[.]$/u, '').split(/,\s+(?![^(]*\))/u);
  const links = parts.flatMap((part, at) => (at === parts.length - 1 ? halves(part, parts) : [part]));
  const nodes = links.map((link, at) => (at === 0 ? link : link.replace(leadingJoint, '')));
  const fits =
    nodes.length >= leastNodes &&
    nodes.length <= mostNodes &&
    nodes.every((node) => countWords(node) >= 1 && countWords(node) <= mostWords && !tellsState.test(node)) &&
    countWords(nodes[0] ?? '') >= 3 &&
    // Names of things are a list: links are clauses of several words.
    nodes.every((node) => countWords(node) >= 3 || isDoing(node) || /(?:ed|en|wn)$/u.test(node)) &&
    nodes.some((node, at) => at > 0 && (clauseSubject.test(bare(node)) || isDoing(node))) &&
    !/^(?:no|free|kein\p{L}*|sans|sin|senza|sem|geen)\s/iu.test(nodes.at(-1) ?? '');
  return fits ? nodes : null;
}

/** "so the green fades", "puis elle sèche": a clause without the word that leads on to it. */
const bare = (node: string) =>
  node.replace(/^(?:so|then|dann|also|puis|donc|luego|poi|quindi|depois|então|dan|dus)\s/iu, '');

/** "drives a turbine and spins a generator": the last "and" joins two links where both open alike. */
function halves(last: string, parts: readonly string[]): string[] {
  const [, left = '', right = ''] = /^(.+?)\s(?:and|und|et|y|e|en)\s(?:then\s|dann\s)?(.+)$/iu.exec(last) ?? [];
  if (left === '' || leadingJoint.test(last)) return [last];
  const isClause = clauseSubject.test(right) && countWords(right) >= 4;
  const isAlike =
    countWords(right) >= 2 &&
    parts.length >= 2 &&
    ending(right) === ending(parts.length > 2 || clauseSubject.test(left) === false ? left : (parts[1] ?? '')) &&
    isDoing(right);
  return isClause || isAlike ? [left, right] : [last];
}

/** The last letter of the word that a clause opens with: verbs of one row end alike, as participles do in -ed and -en. */
const ending = (clause: string) =>
  (/^\p{L}*?(\p{L})(?!\p{L})/u.exec(clause.trim())?.[1]?.toLowerCase() ?? '').replace('n', 'd');

/** Opens with a verb as far as its form tells: "turns to steam", "erzeugt Strom", "fabrica anticuerpos". */
const isDoing = (clause: string) =>
  /^\p{Ll}{1,}(?:s|t|ed|en|wn|a|e|ent|an|on|ono|am|em)\s\S/u.test(clause.trim()) && !clauseSubject.test(clause);
