import type { Box } from '../../contract/stage.ts';
import { alphaOf, type ElementFacts, type FrameFacts } from './element-facts.ts';
import { type GlyphMetrics, glyphMetrics, lacksGlyphs, missingGlyphs } from './glyph-metrics.ts';
import { type Cover, probe } from './probe.ts';
import { type Slab, slabOf } from './slab.ts';

/** Where one line of one text node stands. */
export interface TextPlace {
  node: Text;
  /** Its number among the node's lines. */
  line: number;
  box: Box;
}

/** One line of one text node. */
export interface TextRun extends Cover, TextPlace {
  parent: Element;
  ink: Box;
  slab: Slab;
  characters: number;
  facts: ElementFacts;
  fontSize: number;
  onCanvas: number;
}

/** Runs of every painted text below a scene's root, in document order, by the block that they belong to. */
export function textRunsByBlock(root: Element, frame: FrameFacts): Map<Element, TextRun[]> {
  const blocks = new Map<Element, TextRun[]>();
  for (const { node, parent, facts } of paintedTexts(root, frame)) {
    const block = blockOf(parent, root, frame);
    blocks.set(block, [...(blocks.get(block) ?? []), ...runsOf(node, parent, facts, frame)]);
  }
  return blocks;
}

/** Where every painted text below a scene's root stands. */
export function textPlaces(root: Element, frame: FrameFacts): TextPlace[] {
  return paintedTexts(root, frame).flatMap(({ node, parent }) => {
    return rectsOf(node, parent).map(({ x, y, width, height }, line) => ({ node, line, box: { x, y, width, height } }));
  });
}

function paintedTexts(root: Element, frame: FrameFacts): { node: Text; parent: Element; facts: ElementFacts }[] {
  const texts: { node: Text; parent: Element; facts: ElementFacts }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || !/[^\s\p{Cf}]/u.test(node.data) || parent.tagName === 'STYLE' || parent.tagName === 'SCRIPT')
      continue;
    const facts = frame.of(parent);
    if (!facts.skipped && facts.visible) texts.push({ node, parent, facts });
  }
  return texts;
}

/** The element that holds a whole sentence: the nearest marked one, else the nearest that is not inline. */
function blockOf(parent: Element, root: Element, { style }: FrameFacts): Element {
  const marked = parent.closest('[data-fw-text]');
  if (marked && root.contains(marked)) return marked;
  let element = parent;
  while (element !== root && element.parentElement && isInline(element, style(element)))
    element = element.parentElement;
  return element;
}

function isInline(element: Element, { display }: CSSStyleDeclaration): boolean {
  return display.startsWith('inline') || display === 'contents' || element.tagName === 'tspan';
}

function runsOf(node: Text, parent: Element, facts: ElementFacts, frame: FrameFacts): TextRun[] {
  const style = frame.style(parent);
  const rects = rectsOf(node, parent);
  const metrics = glyphMetrics(node.data.trim(), style);
  const allWidths = rects.reduce((sum, { width }) => sum + width, 0);
  const scale = facts.turn === 0 ? 1 : scaleOf(parent);
  const horizontal = style.writingMode.startsWith('horizontal');
  return rects.map((rect, line) => {
    const box = { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
    const whole = horizontal ? metrics : { above: 0, below: 0 };
    const slab = slabOf(box, facts.turn, metrics.heightPerEm * Number.parseFloat(style.fontSize) * scale, whole);
    const ink = slab.box;
    const onCanvas = shareOnCanvas(ink);
    const unseen = facts.opacity < 0.05 || onCanvas === 0;
    return {
      node,
      line,
      parent,
      box,
      ink,
      slab,
      facts,
      onCanvas,
      characters: (node.data.trim().length * rect.width) / allWidths,
      fontSize: fontSizeOf({ horizontal, slab, metrics, style }),
      ...(unseen ? { clipped: 0, occluded: 0 } : probe(parent, slab, frame)),
    };
  });
}

/** Text without any width has no font at all; it stands where its element does, so that it is missed. */
function rectsOf(node: Text, parent: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()];
  const lines = rects.filter(({ width, height }) => width > 0.5 && height > 0.5);
  if (lines.length > 0 || rects.length === 0) return lines;
  const { x, y, width, height } = parent.getBoundingClientRect();
  return [new DOMRect(x, y, Math.max(1, width), Math.max(1, height))];
}

/** As painted; a turned line tells its height only through its slab. */
function fontSizeOf(run: {
  horizontal: boolean;
  slab: Slab;
  metrics: GlyphMetrics;
  style: CSSStyleDeclaration;
}): number {
  const { horizontal, slab, metrics, style } = run;
  if (!horizontal) return Number.parseFloat(style.fontSize);
  return slab.height / Math.max(0.01, 1 - metrics.above - metrics.below) / metrics.heightPerEm;
}

/** Product of the scales of an element's and its ancestors' transforms. */
function scaleOf(element: Element): number {
  let scale = 1;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { transform } = getComputedStyle(each);
    if (transform === 'none' || transform === '') continue;
    const { a, b } = new DOMMatrixReadOnly(transform);
    scale *= Math.hypot(a, b);
  }
  return scale;
}

function shareOnCanvas({ x, y, width, height }: Box): number {
  const inWidth = Math.min(x + width, innerWidth) - Math.max(x, 0);
  const inHeight = Math.min(y + height, innerHeight) - Math.max(y, 0);
  return inWidth > 0 && inHeight > 0 ? (inWidth * inHeight) / (width * height) : 0;
}

/** Characters of a block that no font of their chain has. */
export function missingIn(runs: readonly TextRun[], { style }: FrameFacts): string {
  const missing = new Set<string>();
  for (const { node, parent } of runs) for (const each of missingGlyphs(node.data, style(parent))) missing.add(each);
  return [...missing].join('');
}

/** The first family of a block’s words, where another one has to paint some of them. */
export function fallbackIn(runs: readonly TextRun[], { style }: FrameFacts): string | undefined {
  for (const { node, parent } of runs) {
    const own = style(parent);
    if (lacksGlyphs(node.data, own)) return own.fontFamily.split(',')[0]?.replace(/["']/gu, '').trim();
  }
  return undefined;
}

/** Colour that the glyphs are filled with; a transparent fill is a picture or gradient clipped to the text. */
export function fillOf(parent: Element, { style }: FrameFacts): string {
  const { webkitTextFillColor, color, fill } = style(parent);
  if (parent instanceof SVGElement && fill.startsWith('rgb')) return fill;
  return alphaOf(webkitTextFillColor) > 0 ? webkitTextFillColor : color;
}
