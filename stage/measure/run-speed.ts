import type { TextRun } from './text-runs.ts';

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
export function speedOf(runs: readonly TextRun[], frame: number): number | undefined {
  let fastest: number | undefined;
  for (const [node, { box }] of new Map(runs.map((run) => [run.node, run] as const))) {
    const now = { frame, words: node.data, x: box.x, y: box.y, right: box.x + box.width, bottom: box.y + box.height };
    const before = places.get(node);
    places.set(node, now);
    if (!before || before.frame >= frame || frame - before.frame > 2) continue;
    const ways = [now.x - before.x, now.y - before.y];
    if (now.words === before.words) ways.push(now.right - before.right, now.bottom - before.bottom);
    fastest = Math.max(fastest ?? 0, Math.max(...ways.map(Math.abs)) / (frame - before.frame));
  }
  return fastest;
}
