import type { Box } from '../../contract/stage.ts';
import { alphaOf, type FrameFacts } from './element-facts.ts';
import { pointOf, type Slab } from './slab.ts';

export interface Cover {
  /** Share of the probed points at which the text itself is cut off by a clip or overflow. */
  clipped: number;
  /** Share of the probed points at which something opaque is painted over it. */
  occluded: number;
}

/**
 * Asks the browser's own hit test, which honours stacking, overflow, clip paths and round corners, what lies at points
 * spread over a line of glyphs, or over what the canvas shows of it.
 */
export function probe(element: Element, ink: Slab, frame: FrameFacts): Cover {
  let asked = 0;
  let clipped = 0;
  let occluded = 0;
  for (const { x, y } of pointsOn(ink)) {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const stack = document.elementsFromPoint(x, y);
    const place = stack.findIndex((each) => each === element || element.contains(each));
    // Glyphs may reach out of a tight line's element, where no hit test finds them.
    if (place === -1 && !isCutAt({ x, y }, element, frame)) continue;
    asked += 1;
    if (place === -1) clipped += 1;
    else if (stack.slice(0, place).some((each) => covers(each, frame))) occluded += 1;
  }
  return asked === 0 ? { clipped: 0, occluded: 0 } : { clipped: clipped / asked, occluded: occluded / asked };
}

/** Whether something from the element up to its scene may cut at a point: an overflow that ends there, a clip path, a back. */
function isCutAt({ x, y }: { x: number; y: number }, element: Element, { style }: FrameFacts): boolean {
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    const { overflow, clipPath, contain, backfaceVisibility } = style(each);
    if ((clipPath !== 'none' && clipPath !== '') || backfaceVisibility === 'hidden') return true;
    if (overflow === 'visible' && !/paint|strict|content/u.test(contain)) continue;
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom || style(each).borderTopLeftRadius !== '0px') return true;
  }
  return false;
}

function pointsOn(ink: Slab): { x: number; y: number }[] {
  const { x: left, y: top, width, height } = ink.turn === 0 ? onCanvas(ink.box) : { ...ink, x: 0, y: 0 };
  const columns = Math.max(2, Math.min(8, Math.round(width / Math.max(1, height))));
  return [0.08, 0.5, 0.92].flatMap((row) =>
    Array.from({ length: columns }, (_, column) => {
      const along = width * (0.03 + (0.94 * column) / (columns - 1));
      if (ink.turn === 0) return { x: left + along, y: top + height * row };
      return pointOf(ink, along / width - 0.5, row - 0.5);
    }),
  );
}

function onCanvas({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, bottom] = [Math.min(innerWidth, x + width), Math.min(innerHeight, y + height)];
  if (right <= left || bottom <= top) return { x, y, width, height };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether an element paints something opaque over what lies below it. Gradients with a clear end and canvases may not. */
function covers(element: Element, { style, of }: FrameFacts): boolean {
  const facts = of(element);
  if (facts.overlay || facts.blends || !facts.visible || facts.opacity < 0.5) return false;
  const own = style(element);
  if (element instanceof SVGGeometryElement) {
    return own.fill !== 'none' && alphaOf(own.fill) * Number(own.fillOpacity) * facts.opacity >= 0.5;
  }
  if (element instanceof HTMLImageElement || element instanceof HTMLVideoElement) return true;
  if (alphaOf(own.backgroundColor) * facts.opacity >= 0.5) return true;
  const isGradient = own.backgroundImage.includes('gradient(');
  return (
    isGradient && own.backgroundClip !== 'text' && !/rgba\([^)]*\)|transparent|\/ ?[\d.]+\)/u.test(own.backgroundImage)
  );
}
