import type { TextPlace } from './text-runs.ts';

interface Place {
  frame: number;
  words: string;
  x: number;
  y: number;
  right: number;
  bottom: number;
}

const places = new WeakMap<Text, Place>();

/**
 * Largest way in pixels per frame that any of the runs moved since a frame just before this one; undefined where none
 * was measured there. A run whose words changed may grow, so only its start is compared.
 */
export function speedOf(runs: readonly TextPlace[], frame: number): number | undefined {
  let fastest: number | undefined;
  for (const { node, box } of lastOfEach(runs)) {
    const before = places.get(node);
    const now = placeOf(node, box, frame);
    places.set(node, now);
    if (!before || before.frame >= frame || frame - before.frame > 2) continue;
    const ways = [now.x - before.x, now.y - before.y];
    if (now.words === before.words) ways.push(now.right - before.right, now.bottom - before.bottom);
    fastest = Math.max(fastest ?? 0, Math.max(...ways.map(Math.abs)) / (frame - before.frame));
  }
  return fastest;
}

/** Keeps where runs stand at a frame, for the speed at the next one. */
export function notePlaces(runs: readonly TextPlace[], frame: number): void {
  for (const { node, box } of lastOfEach(runs)) places.set(node, placeOf(node, box, frame));
}

function lastOfEach(runs: readonly TextPlace[]): TextPlace[] {
  return [...new Map(runs.map((run) => [run.node, run])).values()];
}

function placeOf(node: Text, { x, y, width, height }: TextPlace['box'], frame: number): Place {
  return { frame, words: node.data, x, y, right: x + width, bottom: y + height };
}
