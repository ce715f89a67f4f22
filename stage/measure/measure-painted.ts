import type { Box } from '../../contract/stage.ts';
import { alphaOf, type FrameFacts } from './element-facts.ts';

/** Elements below a scene's root that paint something on the canvas, and the box around all of them. */
export function measurePainted(root: Element, facts: FrameFacts): { painted: number; box: Box | null } {
  let painted = 0;
  let [left, top, right, bottom] = [innerWidth, innerHeight, 0, 0];
  for (const element of root.querySelectorAll('*')) {
    const { visible, opacity } = facts.of(element);
    if (!visible || opacity < 0.02 || !paints(element, facts)) continue;
    const box = element.getBoundingClientRect();
    const [x, y, endX, endY] = [
      Math.max(0, box.left),
      Math.max(0, box.top),
      Math.min(innerWidth, box.right),
      Math.min(innerHeight, box.bottom),
    ];
    if (endX <= x || endY <= y) continue;
    painted += 1;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, endX), Math.max(bottom, endY)];
  }
  return { painted, box: painted > 0 ? { x: left, y: top, width: right - left, height: bottom - top } : null };
}

function paints(element: Element, { style }: FrameFacts): boolean {
  if (/^(img|video|canvas|picture)$/iu.test(element.tagName)) return true;
  const own = style(element);
  if (element instanceof SVGGeometryElement) {
    return (own.fill !== 'none' && alphaOf(own.fill) > 0.02) || (own.stroke !== 'none' && alphaOf(own.stroke) > 0.02);
  }
  if (own.backgroundImage !== 'none' || alphaOf(own.backgroundColor) > 0.02 || own.boxShadow !== 'none') return true;
  if (
    Number.parseFloat(own.borderTopWidth) +
      Number.parseFloat(own.borderBottomWidth) +
      Number.parseFloat(own.borderLeftWidth) >
    0
  ) {
    return true;
  }
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/u.test((node as Text).data));
}
