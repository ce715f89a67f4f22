import type { Box } from '../../contract/stage.ts';
import { alphaOf, type FrameFacts } from './element-facts.ts';

export interface Cover {
  /** Share of the probed points at which the text itself is cut off by a clip or overflow. */
  clipped: number;
  /** Share of the probed points at which something opaque is painted over it. */
  occluded: number;
}

/**
 * Asks the browser's own hit test, which honours stacking, overflow, clip paths and round corners, what lies at points
 * spread over a line of glyphs. Points outside the canvas are not asked.
 */
export function probe(element: Element, ink: Box, frame: FrameFacts): Cover {
  const columns = Math.max(2, Math.min(8, Math.round(ink.width / Math.max(1, ink.height))));
  let asked = 0;
  let clipped = 0;
  let occluded = 0;
  for (const row of [0.08, 0.5, 0.92]) {
    for (let column = 0; column < columns; column += 1) {
      const x = ink.x + ink.width * (columns === 1 ? 0.5 : 0.03 + (0.94 * column) / (columns - 1));
      const y = ink.y + ink.height * row;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      asked += 1;
      const stack = document.elementsFromPoint(x, y);
      const place = stack.findIndex((each) => each === element || element.contains(each));
      if (place === -1) clipped += 1;
      else if (stack.slice(0, place).some((each) => covers(each, frame))) occluded += 1;
    }
  }
  return asked === 0 ? { clipped: 0, occluded: 0 } : { clipped: clipped / asked, occluded: occluded / asked };
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
