/** "Faites cuire une minute par face.": in a guide, what asks for something to be done asks the viewer, and not the maker. */
import { isGuideHead, isNeedsHead, isStepsHead, stepForms } from '../lexicon/guide-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { asksHowItWorks } from '../lexicon/mechanism-words.ts';
import { speaksOfFilm } from '../reading/film-talk.ts';
import { isDirection } from '../reading/open-directions.ts';
import { countWords, leadingPhrase } from '../reading/phrases.ts';
import { chainOf } from '../reading/read-mechanism.ts';
import { filmNouns, filmWords } from './words.ts';

/** The sentences of a guide that stand among its other steps, as typed. */
export function guideSentences(text: string, lexicon: Lexicon): string[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/u).filter((one) => one.trim() !== '');
  const inOrder = sentences.filter((one, at) => isInOrder(one, lexicon) || answers(one, sentences[at - 1]));
  const head = sentences.findIndex(isHead);
  if (head < 0) return [...inOrder, ...chains(sentences)];
  const rest = sentences.slice(head + 1);
  const known = leadingPhrase(lexicon.step);
  const areSteps = rest.map((one) => {
    const said = one.replace(/[.!]$/u, '').trim();
    return isForViewers(said, lexicon) && (known.test(said) || stepForms[lexicon.language]?.test(said) === true);
  });
  return [
    ...inOrder,
    ...rest.filter((_, at) => areSteps[at] === true && (areSteps[at - 1] === true || areSteps[at + 1] === true)),
  ];
}

/** "What is a heat pass? It shows how much energy a house uses.": the answer tells viewers, though "it shows" is said of films as well. */
const answers = (sentence: string, before = ''): boolean =>
  /(?:^|[:：]\s)(?:what (?:is|are)|was (?:ist|sind)|qu['’]est-ce qu|c['’]est quoi|¿?qu[ée] (?:es|son)|(?:che )?cos['’]è|cosa sono|o que (?:é|são)|wat (?:is|zijn))\s?[^?]*\?$/iu.test(
    before.trim(),
  ) &&
  /^(?:it|they|er|sie|es|il|elle|ils|elles|ce|c['’]|él|ella|esto|è|è un|lo|ele|ela|het|hij|ze|zij)(?:\s|(?<=['’]))/iu.test(
    sentence,
  );

/** "First scan your card, then take the ticket and follow the coloured line": what viewers do in turn, in one sentence. */
const isInOrder = (sentence: string, lexicon: Lexicon): boolean =>
  /^(?:first|zuerst|als erstes|d['’]abord|primero|prima|primeiro|eerst)[,\s]\s?(?!(?:show|see|scene|the|we|a|an|our|open with|start|zoom|fade|display|text|zeig\p{L}*|das|die|der|ein\p{L}*|montre\p{L}*|affiche\p{L}*|le|la|les|une?|muestra|el|los|las|mostra|il|mostre|o|os|toon|de|het)(?!\p{L}))[^.!?]*,\s(?:and\s)?(?:then|dann|danach|puis|ensuite|luego|después|poi|depois|dan|daarna)\s/iu.test(
    sentence,
  ) && isForViewers(sentence.replace(/[.!]$/u, '').trim(), lexicon);

/** "Why do leaves turn? The days get shorter, so trees stop making chlorophyll, so the green fades.": a chain stays whole. */
function chains(sentences: readonly string[]): string[] {
  const head = sentences.findIndex((one) => asksHowItWorks(one.split(/\s?[:：](?:\s+|$)/u)[0] ?? ''));
  if (head < 0) return [];
  const isChain = (one: string) => chainOf(one.trim()) !== null && !filmNouns.test(one) && !filmWords.test(one);
  const [label = '', body = ''] = sentences[head]?.split(/\s?[:：]\s+/u) ?? [];
  const own = body !== '' && isChain(body) && !filmNouns.test(label) ? [sentences[head] ?? ''] : [];
  return [...own, ...sentences.slice(head + 1).filter(isChain)];
}

function isHead(sentence: string): boolean {
  const [label = '', ...parts] = sentence.split(/\s?[:：](?:\s+|$)/u);
  return (
    isGuideHead(sentence) ||
    (parts.length > 0 && (isNeedsHead(label) || isStepsHead(label))) ||
    parts.some((part) => isGuideHead(part))
  );
}

const isForViewers = (said: string, lexicon: Lexicon): boolean =>
  countWords(said) >= 2 &&
  !isDirection(said) &&
  !speaksOfFilm(said, lexicon) &&
  !filmNouns.test(said) &&
  !(filmWords.test(said) && /^(?:keep|make|halte|mach)/iu.test(said));
