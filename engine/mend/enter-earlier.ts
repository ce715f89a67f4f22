import type { ChangeSet } from './change-set.ts';
import { attributeOf, attributeValue } from './find-element.ts';
import { guardOf, isSequence, numbersOf, startOf, withConstant, writtenNumber } from './hold-longer.ts';
import { bare, type Node, type SceneSyntax, within } from './syntax.ts';

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
    if (test) found = lowerLimits(test, frames, changes) || found;
  }
  return found;
}

/** `frame >= 40` and `40 < frame`, alone or joined by `&&`. */
function lowerLimits(test: Node, frames: number, changes: ChangeSet): boolean {
  if (test.type === 'LogicalExpression' && test.operator === '&&') {
    const left = lowerLimits(bare(test.left as Node), frames, changes);
    return lowerLimits(bare(test.right as Node), frames, changes) || left;
  }
  if (test.type !== 'BinaryExpression') return false;
  const operator = String(test.operator);
  const limit = bare((operator.startsWith('>') ? test.right : test.left) as Node);
  return /^[<>]=?$/u.test(operator) && move(limit, -frames, changes);
}

function earlierSequence(sequence: Node, frames: number, changes: ChangeSet): boolean {
  const begin = startOf(sequence);
  if (!begin || !move(begin, -frames, changes)) return false;
  const attribute = attributeOf(sequence, 'durationInFrames');
  const length = attribute && attributeValue(attribute);
  return !length || move(length, Math.min(frames, Number(begin.value)), changes);
}

/** The first two frames of every `interpolate` behind a style whose output rises at its start. */
function earlierRise(syntax: SceneSyntax, element: Node, frames: number, changes: ChangeSet): boolean {
  const style = attributeOf(element, 'style');
  if (!style) return false;
  let found = false;
  for (const node of [...within(style)].flatMap((each) => withConstant(syntax, each))) {
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'interpolate') continue;
    const [, input, output] = (node.arguments as Node[]).map((argument) => numbersOf(bare(argument)));
    const rises = output && writtenNumber(output[0]) < writtenNumber(output[1]);
    const [first, second] = input ?? [];
    if (!rises || !first || !second || writtenNumber(first) < frames) continue;
    const isMoved = move(first, -frames, changes) && move(second, -frames, changes);
    found = isMoved || found;
  }
  return found;
}

/** A number that is written out, by so much more; never below 0. */
function move(number: Node, by: number, changes: ChangeSet): boolean {
  if (number.type !== 'NumericLiteral') return false;
  const text = String(Math.max(0, Number(number.value) + by));
  return changes.add({ start: number.start, end: number.end, text });
}
