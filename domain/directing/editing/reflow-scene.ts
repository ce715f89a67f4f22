import type { Format } from '../../project/format.ts';
import type { Json } from '../casting/shot.ts';
import { type Box, boxOf } from './carry.ts';
import { type CodeElement, readSceneCode, withElements, withProps } from './scene-code.ts';

/** A scene whose pieces stand in explicit boxes, laid out for another format; zones by name need nothing. */
export function reflowScene(code: string, format: Format): string {
  const scene = readSceneCode(code);
  if (scene === null) return code;
  const groups = new Map<Json, CodeElement[]>();
  for (const element of scene.elements) {
    const key = element.props.from ?? 0;
    groups.set(key, [...(groups.get(key) ?? []), element]);
  }
  const moved = new Map<CodeElement, Box>();
  for (const group of groups.values()) {
    const boxed = group.flatMap((element) => {
      const box = boxOf(element.props.zone);
      return box === null ? [] : [{ element, box }];
    });
    for (const [index, box] of reflow(
      boxed.map(({ box }) => box),
      format,
      boxed.map(({ element }) => element),
    ).entries()) {
      const one = boxed[index];
      if (one !== undefined) moved.set(one.element, box);
    }
  }
  const elements = scene.elements.map((element) => {
    const box = moved.get(element);
    return box === undefined ? element : withProps(element, { zone: { ...box } });
  });
  return withElements(scene, elements);
}

const overlapsIn = (one: Box, other: Box, axis: 'x' | 'y') => {
  const side = axis === 'x' ? 'w' : 'h';
  return one[axis] < other[axis] + other[side] - 1 && other[axis] < one[axis] + one[side] - 1;
};

const drawn = new Set([
  'Icon',
  'Emblem',
  'Counter',
  'BrowserFrame',
  'PhoneFrame',
  'ShapeField',
  'Meter',
  'Pictogram',
  'Media',
]);

/** Two boxes side by side stand one above the other where the frame is not wide, and the other way round. */
function reflow(boxes: readonly Box[], format: Format, elements: readonly CodeElement[]): Box[] {
  const pieces = elements.map(({ piece }) => piece);
  const bleeding = elements.findIndex(({ props }) => props.bleed === true);
  const [one, other] = boxes;
  if (boxes.length !== 2 || one === undefined || other === undefined) return [...boxes];
  const isBeside = overlapsIn(one, other, 'y') && !overlapsIn(one, other, 'x');
  const isAbove = overlapsIn(one, other, 'x') && !overlapsIn(one, other, 'y');
  if (format !== 'landscape' && isBeside) {
    const first = one.x <= other.x ? 0 : 1;
    // Shapes that bleed off the frame are told in % of it: its words keep a margin of their own.
    if (bleeding >= 0) {
      const [words, shapes]: [Box, Box] = [
        { x: 7, y: 11, w: 86, h: 44 },
        { x: 0, y: 60, w: 100, h: 40 },
      ];
      return bleeding === 0 ? [shapes, words] : [words, shapes];
    }
    const [top, bottom]: [Box, Box] = [
      { x: 0, y: 0, w: 100, h: 46 },
      { x: 0, y: 52, w: 100, h: 48 },
    ];
    return first === 0 ? [top, bottom] : [bottom, top];
  }
  // A title over its piece stays a title.
  const isPair = isAbove && pieces.some((piece) => drawn.has(piece)) && Math.min(one.h, other.h) > 25;
  if (format !== 'landscape' || !isPair) return [...boxes];
  if (bleeding >= 0) {
    const [words, shapes]: [Box, Box] = [
      { x: 7, y: 14, w: 52, h: 72 },
      { x: 65, y: 0, w: 35, h: 100 },
    ];
    return bleeding === 0 ? [shapes, words] : [words, shapes];
  }
  const shape = drawn.has(pieces[0] ?? '') ? 0 : 1;
  const [text, drawing]: [Box, Box] = [
    { x: 0, y: 8, w: 58, h: 84 },
    { x: 64, y: 14, w: 36, h: 72 },
  ];
  return shape === 0 ? [drawing, text] : [text, drawing];
}
