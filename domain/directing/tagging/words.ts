/** The words of a clause as the tagger knows them, and what kind of brief they stand in. */
import type { HeldText } from '../reading/masked-text.ts';

export interface Word {
  /** In small letters; a figure by its length, a held part by its kind. */
  text: string;
  /** Where it stands in its clause, and how long it is there. */
  at: number;
  length: number;
}

const wordPattern = /[\ue000-\uf8ff]|[\p{L}\p{M}]+(?:['’][\p{L}]+)*|\d+(?:[.,:]\d+)*|[%€$£#@&!?+×]/gu;
const formats = new Set(['16:9', '9:16', '1:1', '4:5', '1080', '1920', '720', '60', '30', '15', '4']);

export const wordsOf = (text: string, held: readonly HeldText[]): Word[] =>
  [...text.matchAll(wordPattern)].map(({ 0: typed, index }) => ({
    text: knownAs(typed.toLowerCase(), held),
    at: index,
    length: typed.length,
  }));

function knownAs(word: string, held: readonly HeldText[]): string {
  if (/[\ue000-\uf8ff]/u.test(word)) return `<${held[word.charCodeAt(0) - 0xe000]?.kind ?? 'quote'}>`;
  if (/^\d/u.test(word)) return formats.has(word) ? `<${word}>` : `<${word.replace(/\d/gu, '0').slice(0, 6)}>`;
  return word.replace('’', "'");
}

const script =
  /\b(?:scene|shot|slide|frame|szene|bild|scène|plan|escena|plano|toma|scena|inquadratura|cena|scène|beeld|SC\d|VO|SFX|cut to|fade|schnitt|corte|stacco|coupe)\b|\d{1,2}\s?[–-]\s?\d{1,2}\s?s(?:ec|ek)?\b|\b\d?\d:\d\d\s?[–-]\s?\d?\d:\d\d/giu;

const nouns =
  'films?|filmpjes?|filmpje|filmchen|filmato|video\\p{L}*|vídeo\\p{L}*|vidéos?|clips?|reels?|animations?|animation|animación|animação|animazione|spots?|teasers?|trailers?|promos?|shorts?|intro|bumper|explainer|motion';
const units = 'seconds?|secs?|sekunden|secondes|segundos|secondi|seconden';

/** What a film is called in the seven languages. */
export const filmNouns = new RegExp(`(?<!\\p{L})(?:${nouns})(?!\\p{L})`, 'iu');
/** … and how its length is told. */
export const filmWords = new RegExp(`(?<!\\p{L})(?:${nouns}|${units})(?!\\p{L})`, 'iu');

/** A brief with times, scenes or keys is read otherwise than a letter. */
export function kindsOf(text: string): string[] {
  const kinds: [string, boolean][] = [
    ['script', (text.match(script)?.length ?? 0) >= 2],
    ['fields', (text.match(/^\s*"?\w+"?\s*:/gmu)?.length ?? 0) >= 4],
    ['small', text === text.toLowerCase()],
    [
      'prose',
      text.length >= 450 && !filmWords.test(text) && text.split('\n').every((line) => line === '' || line.length >= 90),
    ],
    ['long', text.length >= 450],
    ['short', text.length <= 160],
    ['asks', filmWords.test(text)],
    ['bullets', (text.match(/^\s*(?:[-*•‣▪·–—]|\d{1,2}[.)])\s/gmu)?.length ?? 0) >= 3],
  ];
  return kinds.filter(([, holds]) => holds).map(([kind]) => kind);
}
