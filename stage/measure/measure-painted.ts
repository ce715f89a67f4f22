import type { Box, SceneMeasure } from '../../contract/stage.ts';
import { alphaOf, type FrameFacts } from './element-facts.ts';
import { showsPicture } from './picture-elements.ts';
import { sceneCover } from './scene-cover.ts';

/** Share of the frame from which an element is ground and no content. */
const groundShare = 0.6;

/** Elements below a scene's root that paint something on the canvas, and the boxes around all of them and of its content. */
export function measurePainted(root: Element, facts: FrameFacts): Omit<SceneMeasure, 'key'> {
  const boxes: Box[] = [];
  const contents: Box[] = [];
  const fills: Box[] = [];
  const elements = [...root.querySelectorAll('*')].filter((element) => {
    const { visible, opacity } = facts.of(element);
    return visible && opacity >= 0.02;
  });
  for (const element of elements) {
    if (!paints(element, facts)) continue;
    const box = onCanvas(element.getBoundingClientRect());
    if (!box) continue;
    boxes.push(box);
    if (shareOf(box) < groundShare) contents.push(box);
    const { opacity, blends, overlay } = facts.of(element);
    if (opacity > 0.9 && !blends && !overlay && shareOf(box) > 0.01 && isFill(element, facts)) fills.push(box);
  }
  // Asked only of a scene that seems empty: it takes as long as all the rest.
  const beside = boxes.length > 0 ? [] : elements.filter(paintsBeside);
  boxes.push(...beside.flatMap((element) => onCanvas(element.getBoundingClientRect()) ?? []));
  return { painted: boxes.length, box: unionOf(boxes), content: unionOf(contents), cover: sceneCover(fills) };
}

function onCanvas({ left, top, right, bottom }: DOMRect): Box | undefined {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const [width, height] = [Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y];
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

function shareOf({ width, height }: Box): number {
  return (width * height) / (innerWidth * innerHeight);
}

function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  let [left, top, right, bottom] = [innerWidth, innerHeight, 0, 0];
  for (const { x, y, width, height } of boxes) {
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x + width),
      Math.max(bottom, y + height),
    ];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether it hides all that lies behind its box. */
function isFill(element: Element, { style }: FrameFacts): boolean {
  if (/^(img|video|canvas)$/iu.test(element.tagName)) return true;
  const own = style(element);
  if (element instanceof SVGRectElement) return own.fill !== 'none' && alphaOf(own.fill) > 0.9;
  if (element instanceof SVGElement || own.backgroundClip.includes('text')) return false;
  return alphaOf(own.backgroundColor) > 0.9 || /gradient\(|url\(/u.test(own.backgroundImage);
}

function paints(element: Element, { style }: FrameFacts): boolean {
  if (/^(img|video|canvas)$/iu.test(element.tagName)) return showsPicture(element);
  const own = style(element);
  if (element instanceof SVGGeometryElement) {
    return (own.fill !== 'none' && alphaOf(own.fill) > 0.02) || (own.stroke !== 'none' && alphaOf(own.stroke) > 0.02);
  }
  if (element instanceof SVGImageElement || element instanceof SVGUseElement) return true;
  if (hasSurface(own)) return true;
  return [...element.childNodes].some((node) => node instanceof Text && /\S/u.test(node.data));
}

/** Whether a box paints its ground, its shadow, its border or an outline. */
function hasSurface(own: CSSStyleDeclaration): boolean {
  if (own.backgroundImage !== 'none' || alphaOf(own.backgroundColor) > 0.02 || own.boxShadow !== 'none') return true;
  const borders = [own.borderTopWidth, own.borderBottomWidth, own.borderLeftWidth];
  if (own.outlineStyle !== 'none') borders.push(own.outlineWidth);
  return borders.some((border) => Number.parseFloat(border) > 0);
}

/** What stands in no element of its own. */
function paintsBeside(element: Element): boolean {
  return ['::before', '::after'].some((name) => {
    const pseudo = getComputedStyle(element, name);
    return pseudo.content !== 'none' && (hasSurface(pseudo) || /"[^"]|url\(/u.test(pseudo.content));
  });
}
