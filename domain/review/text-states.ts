import type { Box, TextMeasure } from '../../contract/stage.ts';
import { bounds, unitOf } from './bounds.ts';
import type { ReviewInput } from './finding.ts';

type Frame = { width: number; height: number };

export function area({ width, height }: Box): number {
  return Math.max(0, width) * Math.max(0, height);
}

export function intersection(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

/** Share of a text's ink that lies outside the frame, 0–1. */
export function offCanvasShare({ lines }: TextMeasure, { width, height }: Frame): number {
  const whole = lines.reduce((sum, line) => sum + area(line), 0);
  if (whole === 0) return 0;
  const inside = lines.reduce((sum, line) => {
    const cut = intersection(line, { x: 0, y: 0, width, height });
    return sum + (cut.width > 0 && cut.height > 0 ? area(cut) : 0);
  }, 0);
  return 1 - inside / whole;
}

/** Nothing of it reaches the eye: transparent, parked behind a mask or beside the frame, or behind something opaque. */
export function isHidden(text: TextMeasure, frame: Frame): boolean {
  return (
    text.shown === 0 ||
    text.opacity < 0.05 ||
    text.clipped >= bounds.hiddenShare ||
    text.occluded >= bounds.hiddenShare ||
    offCanvasShare(text, frame) >= bounds.hiddenShare
  );
}

/** Opaque and standing: neither entering nor leaving. */
export function isAtRest(text: TextMeasure, frame: Frame): boolean {
  return text.opacity >= bounds.restOpacity && (text.speed ?? 0) <= bounds.restSpeed * unitOf(frame);
}

/** All of its words are on the canvas, opaque and slow enough to be read. */
export function isReadable(text: TextMeasure, frame: Frame): boolean {
  return (
    text.opacity >= bounds.restOpacity &&
    text.shown >= bounds.hiddenShare &&
    (text.speed ?? 0) <= bounds.readableSpeed * unitOf(frame) &&
    text.occluded < 0.5 &&
    text.clipped < 0.3 &&
    offCanvasShare(text, frame) < 0.3
  );
}

/** A lone digit or sign, as in the drum of a counter or a countdown: seen at a glance, and no words. */
export function isLoneSign(words: string): boolean {
  return !/\p{L}|[\p{N}].*[\p{N}]/u.test(words);
}

export interface TextAt {
  frame: number;
  /** Place of the sample in the review's list: neighbours follow each other. */
  index: number;
  text: TextMeasure;
}

/** Every text's appearances in order, by element. */
export function textsByElement({ samples }: ReviewInput): Map<string, TextAt[]> {
  const byElement = new Map<string, TextAt[]>();
  samples.forEach(({ frame, texts }, index) => {
    for (const text of texts) {
      const list = byElement.get(text.element) ?? [];
      list.push({ frame, index, text });
      byElement.set(text.element, list);
    }
  });
  return byElement;
}

/** Stretches of neighbouring samples in a list of appearances. */
export function runsOf<T extends { index: number }>(appearances: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (const each of appearances) {
    const open = runs.at(-1);
    if (open && (open.at(-1) as T).index + 1 === each.index) open.push(each);
    else runs.push([each]);
  }
  return runs;
}

/** Share by which the opacity of a text that stands may differ from sample to sample. */
const sameOpacity = 0.01;
const mostOfItsLife = 0.8;

/**
 * Elements that never become opaque, with the opacity at which they stand nearly all the time: faint for good, and
 * neither on their way nor dimmed for a while.
 */
export function faintElements(input: ReviewInput): Map<string, number> {
  const faint = new Map<string, number>();
  for (const [element, appearances] of textsByElement(input)) {
    const most = Math.max(...appearances.map(({ text }) => text.opacity));
    const standing = appearances.filter(({ text }) => text.opacity >= most - sameOpacity);
    const isHeld = standing.length > 2 && standing.length >= appearances.length * mostOfItsLife;
    if (most >= 0.05 && most < bounds.restOpacity && isHeld) faint.set(element, most - sameOpacity);
  }
  return faint;
}

/** Standing at the opacity that it will ever have. */
export function standsFaint(text: TextMeasure, frame: Frame, faint: ReadonlyMap<string, number>): boolean {
  const least = faint.get(text.element);
  return least !== undefined && text.opacity >= least && (text.speed ?? 0) <= bounds.restSpeed * unitOf(frame);
}
