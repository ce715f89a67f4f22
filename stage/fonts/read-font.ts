/** Runs in a jailed page of its own: reads an uploaded typeface, tells what it is and writes it anew. */
import { create, type Font } from 'fontkit';
import type { FontFacts } from '../../contract/assets.ts';
import { cleanFont } from './clean-font.ts';
import { rangesOf, scriptsOf } from './coverage.ts';
import { drawSpecimen } from './specimen.ts';

/** What the page tells of a typeface; the file and its picture in base64. */
export interface ReadFont {
  font: string;
  facts: FontFacts;
  specimen: string;
}

const family = 'uploaded';

/** Rejects a file that the browser's own sanitiser refuses, or whose tables cannot be read. */
export async function readFont(source: string): Promise<ReadFont> {
  const bytes = cleanFont(Uint8Array.from(atob(source), (character) => character.charCodeAt(0)));
  const face = new FontFace(family, bytes.slice().buffer, { weight: '1 1000' });
  await face.load();
  document.fonts.add(face);
  const facts = factsOf(bytes);
  return { font: asBase64(bytes), facts, specimen: drawSpecimen(family, facts) };
}

function factsOf(bytes: Uint8Array): FontFacts {
  const font = create(bytes);
  const characters = font.characterSet;
  if (characters.length === 0 || font.numGlyphs === 0) throw new Error('the typeface has no characters');
  const { wght } = font.variationAxes;
  const weight = clamp(font['OS/2']?.usWeightClass ?? 400);
  return {
    family: familyOf(font),
    style: plain(font.getName('preferredSubfamily') ?? font.subfamilyName) || 'Regular',
    weights: wght ? [clamp(wght.min), clamp(wght.max)] : [weight, weight],
    italic: font.italicAngle !== 0 || Boolean(font['OS/2']?.fsSelection?.italic),
    axes: Object.entries(font.variationAxes)
      .slice(0, 16)
      .map(([tag, { min, default: value, max }]) => ({ tag: plain(tag).slice(0, 4), min, default: value, max })),
    glyphs: font.numGlyphs,
    characters: characters.length,
    ranges: rangesOf(characters),
    scripts: scriptsOf(characters),
    advance: advanceOf(),
  };
}

const weightWord =
  /\s+(?:thin|(?:extra|ultra)? ?light|regular|book|medium|(?:semi|demi|extra|ultra)? ?bold|black|heavy)$/iu;

/** A variable typeface is often called after the weight that it begins with. */
function familyOf(font: Font): string {
  const name = plain(font.getName('preferredFamily') ?? font.familyName);
  return (font.variationAxes.wght ? name.replace(weightWord, '') : name) || 'Untitled';
}

const clamp = (weight: number) => Math.min(1000, Math.max(1, Math.round(weight) || 400));

/** Names of typefaces are text of strangers: a line of printable characters. */
function plain(name: unknown): string {
  return String(name ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 100);
}

/** Mean width of a character in em. */
function advanceOf(): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0.55;
  pen.font = `100px ${family}`;
  const sample = 'the rain on quiet water shows its depth';
  return Math.round(pen.measureText(sample).width / sample.length) / 100;
}

function asBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}
