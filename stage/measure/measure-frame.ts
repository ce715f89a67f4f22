import type { Box, FrameMeasure, TextMeasure } from '../../contract/stage.ts';
import { sourcePlace } from '../source-line.ts';
import { type FrameFacts, frameFacts } from './element-facts.ts';
import { frameState } from './frame-state.ts';
import { inkAreaOf } from './ink-area.ts';
import { measurePainted } from './measure-painted.ts';
import { speedOf } from './run-speed.ts';
import { cornersOf } from './slab.ts';
import { fallbackIn, fillOf, missingIn, type TextRun, textRunsByBlock } from './text-runs.ts';

const hiddenShare = 0.98;

/** Measures what the mounted scenes paint at this frame. The stage has sought it and is ready. */
export function measureFrame(frame: number): FrameMeasure {
  makeHittable();
  const facts = frameFacts();
  const roots = [...document.querySelectorAll('[data-scene]')];
  return {
    frame,
    texts: roots.flatMap((root) => textsOf(root, frame, facts)),
    scenes: roots.map((root) => ({ key: keyOf(root), ...measurePainted(root, facts) })),
    state: frameState(roots, frame),
  };
}

/** Hit tests pass through elements that take no pointer; here everything that paints must be found. Paints nothing itself. */
function makeHittable(): void {
  if (document.getElementById('fw-hittable')) return;
  const style = document.createElement('style');
  style.id = 'fw-hittable';
  style.textContent = '[data-scene], [data-scene] * { pointer-events: auto !important; }';
  document.head.append(style);
}

function keyOf(root: Element): string {
  return root.getAttribute('data-scene') ?? '';
}

function textsOf(root: Element, frame: number, facts: FrameFacts): TextMeasure[] {
  const texts: TextMeasure[] = [];
  for (const [block, runs] of textRunsByBlock(root, facts)) {
    if (runs.some((run) => run.facts.opacity >= 0.02)) texts.push(measureText(root, block, runs, frame, facts));
  }
  return texts;
}

/** Words that still wait behind a mask or at no opacity count in `shown` only; the rest measures those that are there. */
function measureText(root: Element, block: Element, runs: TextRun[], frame: number, facts: FrameFacts): TextMeasure {
  const there = runs.filter((run) => run.facts.opacity >= 0.05 && run.clipped < hiddenShare && run.onCanvas > 0.02);
  const judged = there.length > 0 ? there : runs;
  const main = judged.reduce((a, b) => (b.characters > a.characters ? b : a));
  const style = facts.style(main.parent);
  const weighed = (value: (run: TextRun) => number) =>
    judged.reduce((sum, run) => sum + value(run) * area(run.ink), 0) /
    judged.reduce((sum, run) => sum + area(run.ink), 0);
  const opacities = judged.map((run) => run.facts.opacity);
  const isTurned = judged.some(({ slab }) => slab.turn !== 0);
  const lines = isTurned ? judged.map(({ ink }) => ink) : linesOf(judged.map(({ ink }) => ink));
  return {
    element: pathOf(root, block),
    key: keyOf(root),
    ...sourcePlace(block),
    text: block.getAttribute('data-fw-text')?.trim() || joinRuns(runs),
    box: boxOf(block),
    inkBox: union(lines),
    lines,
    ...(judged.some(({ parent }) => isSpaced(parent, facts)) && { spaced: true }),
    ...(isTurned && { quads: judged.map(({ slab }) => cornersOf(slab)) }),
    shown: countCharacters(there) / countCharacters(runs),
    ...(!isTurned && inkAreaOf(judged, facts)),
    speed: speedOf(judged, frame),
    fontSize: main.fontSize,
    ...scaleOf(main.fontSize / Number.parseFloat(style.fontSize)),
    fontWeight: Number(style.fontWeight),
    fontFamily: style.fontFamily,
    colour: fillOf(main.parent, facts),
    opacity: there.length > 0 ? Math.min(...opacities) : Math.max(...opacities),
    clipped: weighed(({ clipped }) => clipped),
    occluded: weighed(({ occluded }) => occluded),
    allow: facts.of(block).allow,
    missing: missingIn(runs, facts) || undefined,
    fallback: fallbackIn(runs, facts),
  };
}

/** What rounding makes of no scale at all is none. */
function scaleOf(scale: number): { scale?: number } {
  return Number.isFinite(scale) && scale > 0 && Math.abs(scale - 1) > 0.02 ? { scale } : {};
}

function isSpaced(parent: Element, { style }: FrameFacts): boolean {
  return /^pre|break-spaces/u.test(style(parent).whiteSpace) && /\s{3}|\t/u.test(parent.textContent ?? '');
}

/** Words of split runs, with a space where the picture has a gap or a new line. */
function joinRuns(runs: readonly TextRun[]): string {
  const nodes = runs.filter((run, index) => run.node !== runs[index - 1]?.node);
  let text = '';
  nodes.forEach((run, index) => {
    const before = runs[runs.indexOf(run) - 1];
    const sameLine = before && Math.abs(before.box.y - run.box.y) < run.box.height / 2;
    const gap = before ? Math.abs(run.box.x - before.box.x - before.box.width) : 0;
    if (index > 0 && (!sameLine || gap > run.fontSize * 0.12)) text += ' ';
    text += run.node.data;
  });
  return text.replace(/\s+/gu, ' ').trim();
}

function linesOf(inks: readonly Box[]): Box[] {
  const lines: Box[] = [];
  for (const ink of inks) {
    const line = lines.findIndex((each) => {
      const shared = Math.min(each.y + each.height, ink.y + ink.height) - Math.max(each.y, ink.y);
      const gap = Math.max(each.x, ink.x) - Math.min(each.x + each.width, ink.x + ink.width);
      // What lies upon each other for most of its width is two lines without room between them.
      const beside = -gap < Math.min(each.width, ink.width) / 2;
      return beside && shared > Math.min(each.height, ink.height) / 2 && gap < Math.max(each.height, ink.height);
    });
    if (line === -1) lines.push(ink);
    else lines[line] = union([lines[line] as Box, ink]);
  }
  return lines;
}

function union(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function area({ width, height }: Box): number {
  return width * height;
}

function countCharacters(runs: readonly TextRun[]): number {
  return runs.reduce((sum, { characters }) => sum + characters, 0);
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** The scene's key and the place of each ancestor among its siblings: the same as long as the tree is. */
function pathOf(root: Element, element: Element): string {
  const places: number[] = [];
  for (let each = element; each !== root && each.parentElement; each = each.parentElement) {
    places.unshift([...each.parentElement.children].indexOf(each));
  }
  return [keyOf(root), ...places].join('/');
}
