import { countWords } from '../reading/phrases.ts';
import type { ShapeKey } from '../shape-table.ts';
import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import type { Beat } from './shot.ts';
import { lineShots } from './statement-beats.ts';

/** A sentence told in fewer words, and the words that it lost. */
export interface Shorter {
  beat: Beat;
  cut: string;
}

/** The sentence of a beat told in fewer words, the most first: without what stands in brackets, then up to one of its joints. */
export function shorterLines(caster: Caster, text: string, { rank }: Beat, at: number, shape: ShapeKey): Shorter[] {
  const bare = text.replace(/\s*\([^()]*\)/gu, '');
  const ends = [...bare.matchAll(joint)].map(({ index }) => index).reverse();
  const parts = [...(bare === text ? [] : [bare]), ...ends.map((end) => bare.slice(0, end))];
  return parts
    .filter((part) => countWords(part) >= 3 && isWhole(part))
    .map((part) => ({
      beat: makeBeat('statement', rank, lineShots(caster, part, at, shape)),
      cut: bare.slice(part.length).replace(/^[\s,;:–—]+/u, ''),
    }));
}

/** Neither opens a bracket or a quotation that it does not close. */
const isWhole = (part: string) =>
  !/\([^)]*$|“[^”]*$|„[^“”]*$|«[^»]*$/u.test(part) && (part.split('"').length & 1) === 1;

/** What turns the sentence round stays with it. */
const turning =
  'but|not|no|unless|except|only|without|if|aber|sondern|nicht|kein\\p{L}*|außer|nur|ohne|wenn|mais|pas|sauf|sans|si|pero|no|salvo|excepto|sin|ma|non|tranne|senza|se|mas|não|exceto|sem|maar|niet|geen|behalve|zonder|als';

const joint = new RegExp(
  `(?<=\\S),\\s+(?!(?:${turning})(?!\\p{L}))(?=\\p{L})|\\s[–—]\\s(?!(?:${turning})(?!\\p{L}))|;\\s|\\s(?=(?:because|which|weil|damit|parce|porque|perché|omdat)\\s)`,
  'giu',
);
