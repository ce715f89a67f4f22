import { frameFacts } from './element-facts.ts';
import { frameState } from './frame-state.ts';
import { notePlaces } from './run-speed.ts';
import { textPlaces } from './text-runs.ts';

/**
 * What the measure of the next frame compares with: where every run of words stands, kept in the page, and the mark of
 * all that is shown. No hit tests and no glyphs, which take most of a measure's time.
 */
export function glanceFrame(frame: number): string {
  const facts = frameFacts();
  const roots = [...document.querySelectorAll('[data-scene]')];
  for (const root of roots) notePlaces(textPlaces(root, facts), frame);
  return frameState(roots, frame);
}
