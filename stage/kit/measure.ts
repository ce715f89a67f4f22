/** Widths of text as the page's own fonts draw it, and line breaks made from them. */

export interface TextStyle {
  /** CSS family chain. */
  family: string;
  weight: number;
  /** Tracking in em. */
  tracking: number;
}

const probe = 100;
let context: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

function prepared({ family, weight, tracking }: TextStyle): CanvasRenderingContext2D {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The page has no canvas to measure text with.');
  context.font = `${weight} ${probe}px ${family}`;
  context.letterSpacing = `${tracking * probe}px`;
  return context;
}

const keyOf = ({ weight, tracking, family }: TextStyle) => `${weight}|${tracking}|${family}`;

/** Advance width of one line in em, its digits all of one width as the kit sets them. */
export function emWidth(text: string, style: TextStyle): number {
  const key = `${keyOf(style)}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const digits = text.match(/\d/g)?.length ?? 0;
  const plain = prepared(style).measureText(digits === 0 ? text : text.replace(/\d/g, '0')).width / probe;
  const width = plain + digits * tabularExcess(style);
  widths.set(key, width);
  return width;
}

const excesses = new Map<string, number>();

/** By how much a tabular digit is wider than the plain zero, in em: a canvas knows no tabular digits, the page does. */
function tabularExcess(style: TextStyle): number {
  const key = keyOf(style);
  const known = excesses.get(key);
  if (known !== undefined) return known;
  const count = 10;
  const span = document.createElement('span');
  span.textContent = '0'.repeat(count);
  span.style.cssText = `position:absolute;visibility:hidden;white-space:pre;font:${style.weight} ${probe}px ${style.family};letter-spacing:${style.tracking}em;font-variant-numeric:tabular-nums`;
  document.body.append(span);
  const tabular = span.getBoundingClientRect().width / count / probe;
  span.remove();
  const excess = tabular - prepared(style).measureText('0'.repeat(count)).width / count / probe;
  excesses.set(key, excess);
  return excess;
}

/** Distance in em from the top of a line box of `leading` em to its baseline. */
export function baselineEm(style: TextStyle, leading: number): number {
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = prepared(style).measureText('x');
  return (leading + (fontBoundingBoxAscent - fontBoundingBoxDescent) / probe) / 2;
}

interface Token {
  text: string;
  /** Whether a space parts it from the token before. */
  spaced: boolean;
}

const han = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff00-\uffef\u3000-\u303f]/;
/** Signs that may not begin a line. */
const closers = /^[\p{Pe}\p{Pf}\p{Po}\u30fc\u3005\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087]+$/u;
const openers = /[\p{Ps}\p{Pi}]$/u;

/** Parts between which a line may break: words, or phrases where a script writes without spaces. */
export function breakable(text: string): Token[] {
  const tokens: Token[] = [];
  for (const chunk of text.split(/[ \t\n]+/).filter(Boolean)) {
    const parts = han.test(chunk) ? phrases(chunk) : [chunk];
    for (const [i, part] of parts.entries()) tokens.push({ text: part, spaced: i === 0 && tokens.length > 0 });
  }
  return gluedFigures(tokens);
}

function phrases(chunk: string): string[] {
  const merged: string[] = [];
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(chunk)) {
    const last = merged.at(-1);
    const particle = /^[\u3041-\u309f]{1,2}$/.test(segment);
    // "10:00–18:00": hours and ranges are one figure.
    const isFigure =
      last !== undefined &&
      ((/\d[:.,–〜~-]$/u.test(last) && /^\d/u.test(segment)) || (/\d$/u.test(last) && /^[–〜~-]/u.test(segment)));
    if (last !== undefined && (isFigure || closers.test(segment) || openers.test(last) || particle)) {
      merged[merged.length - 1] = last + segment;
    } else merged.push(segment);
  }
  return merged;
}

/** A figure stays with its unit, a name with its number, and a lone sign with what it belongs to. */
function gluedFigures(tokens: Token[]): Token[] {
  const glued: Token[] = [];
  for (const token of tokens) {
    const last = glued.at(-1);
    const figure =
      last !== undefined &&
      ((/^[\p{Sc}+-]?\d[\d.,]*$/u.test(last.text) &&
        /^[\p{L}%‰°\p{Sc}][\p{L}%°²³/]{0,7}[.,;:!?]*$/u.test(token.text)) ||
        // "€ 59,50", "19 h 30"
        (/^(?:\p{Sc}|\d{1,2} h)$/u.test(last.text) && /^\d/u.test(token.text)));
    const dash = last !== undefined && token.spaced && /^[\p{Pd}→&+]$/u.test(token.text);
    const version =
      last !== undefined && /^\p{Lu}\p{L}{2,}$/u.test(last.text) && /^\d{1,3}(?:\.\d+)?[.,;:!?]*$/u.test(token.text);
    if (last !== undefined && token.spaced && (figure || dash || version)) last.text += ` ${token.text}`;
    else glued.push({ ...token });
  }
  return glued;
}

/** Greedy lines no wider than `limit` em; null when one token alone is wider. */
function greedyLines(tokens: readonly Token[], style: TextStyle, limit: number): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const token of tokens) {
    if (emWidth(token.text, style) > limit) return null;
    const longer = line === '' ? token.text : `${line}${token.spaced ? ' ' : ''}${token.text}`;
    if (line !== '' && emWidth(longer, style) > limit) {
      lines.push(line);
      line = token.text;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** As many lines as greedy breaking makes, but as even as they can be. */
export function evenLines(tokens: readonly Token[], style: TextStyle, limit: number): string[] | null {
  const greedy = greedyLines(tokens, style, limit);
  if (!greedy || greedy.length < 2) return greedy;
  let [low, high] = [0, limit];
  let best = greedy;
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    const lines = greedyLines(tokens, style, middle);
    if (lines && lines.length === greedy.length) {
      best = lines;
      high = middle;
    } else low = middle;
  }
  return best;
}

/** Last resort for a word wider than its box: break between graphemes. */
export function brokenTokens(text: string): Token[] {
  const graphemes = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  return graphemes.map(({ segment }) => ({ text: segment, spaced: false }));
}
