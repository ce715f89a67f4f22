/** Reads the labelled briefs that the tagger is trained on. Their form is told in `README.md` beside them. */
import { maskText } from '../../domain/directing/reading/masked-text.ts';
import type { Sight } from '../../domain/directing/tagging/features.ts';
import { placesOf, rowOf, sightOf } from '../../domain/directing/tagging/tag-words.ts';
import { type Tag, tags } from '../../domain/directing/tagging/weights.ts';
import { plainBrief } from '../../domain/directing/unwrapping/plain-brief.ts';
import { tagsAlong, tokensOf } from './aligned.ts';
import type { Lesson } from './learn.ts';

export interface Piece {
  tag: Tag;
  /** What stands between it and the piece before. */
  gap: string;
  /** As typed, without brackets. */
  text: string;
  /** What of it viewers may read; the whole of a piece of copy. */
  shown: string[];
}

export interface LabelledBrief {
  language: string;
  kind: string;
  /** The brief as typed. */
  text: string;
  name: string;
  pieces: Piece[];
}

const pieceLine = new RegExp(`^([${tags.join('')}])(//|/)?\\s(.*)$`, 'u');
const opened = /\[=?([^\]]*)\]/gu;

/** Throws where a line is no piece, with its number. */
export function parseBriefs(source: string, file: string): LabelledBrief[] {
  const briefs: LabelledBrief[] = [];
  for (const [index, line] of source.split(/\r?\n/u).entries()) {
    if (line.trim() === '') continue;
    const head = /^##\s*([a-z]{2})(?:-[A-Za-z]+)?\s*\|\s*(.*)$/u.exec(line);
    if (head !== null) {
      briefs.push({ language: head[1] ?? '', kind: head[2] ?? '', text: '', name: '', pieces: [] });
      continue;
    }
    const [, tag = '', mark = '', typed = ''] = pieceLine.exec(line) ?? [];
    const brief = briefs.at(-1);
    if (tag === '' || brief === undefined) throw new Error(`${file}:${index + 1}: no piece: ${line}`);
    const text = typed.replace(opened, '$1');
    // What ends without a mark before what begins anew stands on lines of its own.
    const isRun = /[\p{L}\p{N})\]]$/u.test(brief.text) && /^[\p{Lu}\d]/u.test(text) && !/^\p{Ll}/u.test(brief.text);
    const gap = brief.text === '' ? '' : mark === '//' ? '\n\n' : mark === '/' || isRun ? '\n' : ' ';
    brief.text += `${gap}${text}`;
    brief.name ||= /\[=([^\]]*)\]/u.exec(typed)?.[1] ?? '';
    const shown = tag === 'C' ? [text] : [...typed.matchAll(opened)].map(([, inner = '']) => inner);
    brief.pieces.push({ tag: tag as Tag, gap, text, shown });
  }
  return briefs;
}

/**
 * Shorter briefs made of some of these: without what is said to the maker, or of copy alone. Who writes briefs to be
 * learnt from says something to the maker in each, most often at the end; strangers often say nothing.
 */
export function shorterBriefs(briefs: readonly LabelledBrief[]): LabelledBrief[] {
  return briefs.flatMap((brief, at) => {
    const kept = at % 3 === 0 ? 'CMS' : at % 6 === 1 ? 'C' : '';
    const made = madeOf(brief, ({ tag }) => kept.includes(tag));
    return made.pieces.length === 0 || made.pieces.length === brief.pieces.length ? [] : [made];
  });
}

function madeOf(brief: LabelledBrief, isKept: (piece: Piece) => boolean): LabelledBrief {
  const pieces = brief.pieces.filter(isKept);
  return { ...brief, pieces, text: pieces.map(({ gap, text }, at) => (at === 0 ? text : `${gap}${text}`)).join('') };
}

export interface Example {
  sight: Sight;
  /** One tag a word. */
  gold: Tag[];
}

/** A brief as the director's reading sees it, each of its words with the tag that it bears. */
export function exampleOf(brief: LabelledBrief): Example {
  const masked = maskText(plainBrief(brief.text).text);
  const sight = sightOf(masked);
  const typed = brief.pieces.flatMap((piece) => wordsOfPiece(piece, brief.name));
  const gold = tagsAlong(typed, placesOf(sight), masked);
  return {
    sight,
    gold: gold.map((tag, at) => tag ?? gold.slice(0, at).findLast(Boolean) ?? gold.slice(at).find(Boolean) ?? 'C'),
  };
}

export const lessonOf = ({ sight, gold }: Example): Lesson => ({ ...rowOf(sight), gold });

/** The words of a piece: what an asking holds for viewers is copy, or the name. */
function wordsOfPiece({ tag, text, shown }: Piece, name: string): { word: string; tag: Tag }[] {
  const inside = new Map<number, Tag>();
  let from = 0;
  for (const words of shown) {
    const at = text.indexOf(words, from);
    for (const { at: place } of tokensOf(text))
      if (place >= at && place < at + words.length) inside.set(place, words === name ? 'N' : 'C');
    from = at + words.length;
  }
  return tokensOf(text).map(({ word, at }) => ({ word, tag: inside.get(at) ?? tag }));
}
