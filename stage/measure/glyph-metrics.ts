/** Where the glyphs of a text really are inside its line box, and which of them no font has. Kept for the page's life. */
export interface GlyphMetrics {
  /** Share of the line box above and below the ink. */
  above: number;
  below: number;
  /** Height of the line box per pixel of font size. */
  heightPerEm: number;
}

const metrics = new Map<string, GlyphMetrics>();
const coverage = new Map<string, boolean>();
let shared: CanvasRenderingContext2D | undefined;

function context(): CanvasRenderingContext2D {
  if (!shared) {
    const canvas = document.createElement('canvas');
    canvas.width = 48;
    canvas.height = 48;
    shared = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  }
  return shared;
}

function fontAt(style: CSSStyleDeclaration, size: number): string {
  return `${style.fontStyle} ${style.fontWeight} ${size}px ${style.fontFamily}`;
}

/** Measured by the canvas at 100 px with the same font chain; the ink of all its characters together. */
export function glyphMetrics(text: string, style: CSSStyleDeclaration): GlyphMetrics {
  const written = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
  const font = fontAt(style, 100);
  const key = `${font}|${[...new Set(written)].sort().join('')}`;
  const known = metrics.get(key);
  if (known) return known;
  const pen = context();
  pen.font = font;
  const size = pen.measureText(written);
  const height = size.fontBoundingBoxAscent + size.fontBoundingBoxDescent || 1;
  const made = {
    above: Math.max(0, (size.fontBoundingBoxAscent - size.actualBoundingBoxAscent) / height),
    below: Math.max(0, (size.fontBoundingBoxDescent - size.actualBoundingBoxDescent) / height),
    heightPerEm: height / 100,
  };
  metrics.set(key, made);
  return made;
}

/** Characters for which the chain paints the same box as for a character that no font has; '' when all are there. */
export function missingGlyphs(text: string, style: CSSStyleDeclaration): string {
  let missing = '';
  for (const character of new Set(text)) {
    if (/[\s\p{Cc}\p{Cf}\p{M}]/u.test(character)) continue;
    const key = `${style.fontWeight}|${style.fontFamily}|${character}`;
    let covered = coverage.get(key);
    if (covered === undefined) {
      covered = paint(character, style) !== paint('\u{10fffe}', style);
      coverage.set(key, covered);
    }
    if (!covered) missing += character;
  }
  return missing;
}

/** Generic families name no font, so whatever paints them is right. */
const generic = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|math|emoji|ui-[a-z-]+)$/u;
const inFamily = new Map<string, boolean>();

/**
 * Whether letters or digits are left to the browser's last resort: the first family of the chain is not on the stage, or
 * none that the chain names declares them. Families named behind a first one that lacks a script are there on purpose.
 */
export function lacksGlyphs(text: string, { fontFamily }: Pick<CSSStyleDeclaration, 'fontFamily'>): boolean {
  const families = fontFamily.split(',').map(plainName);
  const named = families.filter((family) => family !== '' && !generic.test(family));
  const [first] = families;
  if (first === undefined || named[0] !== first) return false;
  const letters = [...new Set(text)].filter((character) => /[\p{L}\p{N}]/u.test(character));
  if (letters.length === 0) return false;
  if (facesOf(first).length === 0) return true;
  return letters.some((character) => !named.some((family) => declares(family, character)));
}

function plainName(family: string): string {
  return family.replace(/["']/gu, '').trim();
}

function facesOf(family: string): FontFace[] {
  return [...document.fonts].filter((face) => plainName(face.family) === family);
}

/** By the ranges of the family's faces, whether or not they are loaded. */
function declares(family: string, character: string): boolean {
  const key = `${family}|${character}`;
  const known = inFamily.get(key);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const declared = facesOf(family).some((face) => isInRange(code, face.unicodeRange));
  inFamily.set(key, declared);
  return declared;
}

/** Of a descriptor such as `U+0-FF, U+131, U+4??`. */
function isInRange(code: number, ranges: string): boolean {
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/iu, '').split('-');
    const low = Number.parseInt(from.replaceAll('?', '0'), 16);
    return low <= code && code <= Number.parseInt(to.replaceAll('?', 'F'), 16);
  });
}

const inks = new Map<string, number>();

/** Area of a text's glyphs by that of each of its characters, in squares of the font size. */
export function inkOf(text: string, style: CSSStyleDeclaration): number {
  const written = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
  let sum = 0;
  for (const character of written) {
    if (/[\s\p{Cc}\p{Cf}\p{M}]/u.test(character)) continue;
    const key = `${fontAt(style, paintedSize)}|${character}`;
    const known = inks.get(key) ?? pixelsOf(character, style).reduce((ink, pixel) => ink + (pixel >>> 24), 0) / 255;
    inks.set(key, known);
    sum += known;
  }
  return sum / paintedSize ** 2;
}

const paintedSize = 32;

function pixelsOf(character: string, style: CSSStyleDeclaration): Uint32Array {
  const pen = context();
  pen.clearRect(0, 0, 48, 48);
  pen.font = fontAt(style, paintedSize);
  pen.textBaseline = 'middle';
  pen.fillText(character, 4, 24);
  return new Uint32Array(pen.getImageData(0, 0, 48, 48).data.buffer);
}

function paint(character: string, style: CSSStyleDeclaration): string {
  let hash = 0;
  for (const pixel of pixelsOf(character, style)) hash = (Math.imul(hash, 31) + pixel) | 0;
  return `${hash}|${context().measureText(character).width.toFixed(2)}`;
}
