import type { ChangeSet } from './change-set.ts';
import { attributeOf, attributeValue, tagOf } from './find-element.ts';
import { type Node, type SceneSyntax, textOf } from './syntax.ts';
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
 * Puts off by `frames` whatever ends an element's time on screen: a comparison that guards it, a sequence around it,
 * the `to` of a piece, the last fall of an `interpolate` in its style. What follows it waits as long, unless it only
 * fills a gap. False where the source shows nothing of that.
 */
export function holdLonger(
  syntax: SceneSyntax,
  element: Node,
  { frames, fills = false }: { frames: number; fills?: boolean },
  changes: ChangeSet,
): boolean {
  let found = endsBy(syntax, element, frames, changes);
  for (let node = element; node.parent; node = node.parent) {
    const { parent } = node;
    if (parent.type === 'JSXElement') found = endsBy(syntax, parent, frames, changes) || found;
    if (!fills && isSequence(node) && attributeOf(node, 'durationInFrames')) enterLater(node, frames, changes);
    const test = guardOf(parent, node);
    if (test) found = moveLimits(test, 'upper', frames, changes) || found;
  }
  return found;
}

function endsBy(syntax: SceneSyntax, element: Node, frames: number, changes: ChangeSet): boolean {
  const name = tagOf(element) === 'Sequence' ? 'durationInFrames' : 'to';
  const attribute = /^[A-Z]/u.test(tagOf(element)) ? attributeOf(element, name) : undefined;
  const value = attribute && attributeValue(attribute);
  const ended = value ? putOff(syntax, value, frames, changes) : false;
  const style = attributeOf(element, 'style');
  return (style ? laterFall(syntax, style, frames, changes) : false) || ended;
}

/** What a sequence gains its later siblings wait, so that words that followed each other still do. */
function enterLater(sequence: Node, frames: number, changes: ChangeSet): void {
  const siblings = /^JSX(?:Element|Fragment)$/u.test(sequence.parent?.type ?? '')
    ? (sequence.parent?.children as Node[])
    : [];
  const begin = startOf(sequence)?.value ?? 0;
  for (const sibling of siblings) {
    const start = sibling !== sequence && isSequence(sibling) ? startOf(sibling) : undefined;
    if (start && Number(start.value) > Number(begin)) moveNumber(start, frames, changes);
  }
}

function putOff(syntax: SceneSyntax, value: Node, frames: number, changes: ChangeSet): boolean {
  if (value.type === 'NumericLiteral') return moveNumber(value, frames, changes);
  return changes.add({ start: value.start, end: value.end, text: `${textOf(syntax, value)} + ${frames}` });
}

/** The last two frames of every `interpolate` behind a style that takes away what stood. */
function laterFall(syntax: SceneSyntax, style: Node, frames: number, changes: ChangeSet): boolean {
  let found = false;
  for (const { input, output } of interpolationsIn(syntax, style)) {
    if (input.length < 2 || !leaves(output.map(writtenNumber))) continue;
    for (const number of input.slice(-2)) found = moveNumber(number, frames, changes) || found;
  }
  return found;
}

/** Whether the values fall at their end, or go anywhere from where they stood. */
function leaves(values: readonly number[]): boolean {
  const [before, stood, end] = values.slice(-3);
  if (end === undefined) return (stood ?? 0) < (before ?? 0);
  return end < (stood ?? 0) || (before === stood && end !== stood);
}
