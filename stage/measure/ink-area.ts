import { alphaOf, type FrameFacts } from './element-facts.ts';
import { inkOf } from './glyph-metrics.ts';
import type { TextRun } from './text-runs.ts';

/**
 * Pixels that the glyphs of runs take, by their font; a node of several lines has its share in each. Nothing where that is
 * not known: of words that are only outlined, squeezed, written downwards, or set by the axes of a face.
 */
export function inkAreaOf(runs: readonly TextRun[], { style }: FrameFacts): { ink?: number } {
  let ink = 0;
  for (const { node, parent, characters, fontSize } of runs) {
    const own = style(parent);
    const isPlain = own.fontVariationSettings === 'normal' && own.writingMode.startsWith('horizontal');
    if (!isPlain || !isFilled(parent, own) || isSqueezed(parent)) return {};
    ink += inkOf(node.data, own) * (characters / Math.max(1, node.data.trim().length)) * fontSize ** 2;
  }
  return { ink };
}

function isFilled(parent: Element, { fill, webkitTextFillColor }: CSSStyleDeclaration): boolean {
  if (parent instanceof SVGElement) return fill.startsWith('rgb') && alphaOf(fill) > 0.9;
  return alphaOf(webkitTextFillColor) > 0.9;
}

/** Heights and widths that are scaled apart by more than this, as by a card that is turned away. */
const mostApart = 0.1;

function isSqueezed(parent: Element): boolean {
  if (!(parent instanceof HTMLElement) || parent.offsetWidth === 0 || parent.offsetHeight === 0) return false;
  const { width, height } = parent.getBoundingClientRect();
  return Math.abs((width * parent.offsetHeight) / (height * parent.offsetWidth) - 1) > mostApart;
}
