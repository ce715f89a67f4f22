import type { Box } from '../../contract/stage.ts';
import type { TextPlace } from './text-runs.ts';

interface Places {
  frame: number;
  words: string;
  /** By the line's number in its text node. */
  lines: Map<number, Box>;
}

const places = new WeakMap<Text, Places>();

/**
 * Largest way in pixels per frame that any of the runs moved since a frame just before this one; undefined where none
 * was measured there. A run whose words changed may grow, so only its start is compared.
 */
export function speedOf(runs: readonly TextPlace[], frame: number): number | undefined {
  let fastest: number | undefined;
  for (const { node, line, box: now } of lastOfEach(runs)) {
    const known = places.get(node);
    const before = known?.lines.get(line);
    if (!known || !before || known.frame >= frame || frame - known.frame > 2) continue;
    const ways = [now.x - before.x, now.y - before.y];
    if (node.data === known.words) {
      ways.push(now.x + now.width - before.x - before.width, now.y + now.height - before.y - before.height);
    }
    fastest = Math.max(fastest ?? 0, Math.max(...ways.map(Math.abs)) / (frame - known.frame));
  }
  notePlaces(runs, frame);
  return fastest;
}

/** Keeps where runs stand at a frame, for the speed at the next one. */
export function notePlaces(runs: readonly TextPlace[], frame: number): void {
  for (const [node, ofNode] of Map.groupBy(runs, (run) => run.node)) {
    places.set(node, { frame, words: node.data, lines: new Map(ofNode.map(({ line, box }) => [line, box])) });
  }
}

function lastOfEach(runs: readonly TextPlace[]): TextPlace[] {
  return [...new Map(runs.map((run) => [run.node, run])).values()];
}
