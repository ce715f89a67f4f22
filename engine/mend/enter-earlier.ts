import type { ChangeSet } from './change-set.ts';
import { attributeOf, attributeValue } from './find-element.ts';
import type { Node, SceneSyntax } from './syntax.ts';
import {
  guardOf,
  interpolationsIn,
  isSequence,
  moveLimits,
  moveNumber,
  startOf,
  writtenNumber,
} from './written-time.ts';

/**
 * Brings forward by `frames` whatever begins an element's time on screen: a comparison that guards it, a sequence around
 * it, the first rise of an `interpolate` in its style. Its end stays. False where the source shows nothing of that.
 */
export function enterEarlier(syntax: SceneSyntax, element: Node, frames: number, changes: ChangeSet): boolean {
  let found = earlierRise(syntax, element, frames, changes);
  for (let node = element; node.parent; node = node.parent) {
    const { parent } = node;
    if (parent.type === 'JSXElement') found = earlierRise(syntax, parent, frames, changes) || found;
    if (isSequence(node)) found = earlierSequence(node, frames, changes) || found;
    const test = guardOf(parent, node);
    if (test) found = moveLimits(test, 'lower', -frames, changes) || found;
  }
  return found;
}

function earlierSequence(sequence: Node, frames: number, changes: ChangeSet): boolean {
  const begin = startOf(sequence);
  if (!begin || !moveNumber(begin, -frames, changes)) return false;
  const attribute = attributeOf(sequence, 'durationInFrames');
  const length = attribute && attributeValue(attribute);
  return !length || moveNumber(length, Math.min(frames, Number(begin.value)), changes);
}

/** The first two frames of every `interpolate` behind a style whose output rises at its start. */
function earlierRise(syntax: SceneSyntax, element: Node, frames: number, changes: ChangeSet): boolean {
  const style = attributeOf(element, 'style');
  if (!style) return false;
  let found = false;
  for (const { input, output } of interpolationsIn(syntax, style)) {
    const rises = writtenNumber(output[0]) < writtenNumber(output[1]);
    const [first, second] = input;
    if (!rises || !first || !second || writtenNumber(first) < frames) continue;
    const isMoved = moveNumber(first, -frames, changes) && moveNumber(second, -frames, changes);
    found = isMoved || found;
  }
  return found;
}
