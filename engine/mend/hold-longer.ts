import type { ChangeSet } from './change-set.ts';
import { attributeOf, attributeValue, tagOf } from './find-element.ts';
import { resolveName } from './resolve.ts';
import { bare, type Node, type SceneSyntax, textOf, within } from './syntax.ts';

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
    if (test) found = raiseLimits(test, frames, changes) || found;
  }
  return found;
}

/** What must hold for `node` to be shown. */
export function guardOf(parent: Node, node: Node): Node | undefined {
  if (parent.type === 'LogicalExpression' && parent.operator === '&&' && parent.right === node)
    return parent.left as Node;
  if (parent.type === 'ConditionalExpression' && parent.consequent === node) return parent.test as Node;
  return undefined;
}

/** `frame < 40` and `40 > frame`, alone or joined by `&&`. */
function raiseLimits(test: Node, frames: number, changes: ChangeSet): boolean {
  if (test.type === 'LogicalExpression' && test.operator === '&&') {
    const left = raiseLimits(bare(test.left as Node), frames, changes);
    return raiseLimits(bare(test.right as Node), frames, changes) || left;
  }
  if (test.type !== 'BinaryExpression') return false;
  const operator = String(test.operator);
  const limit = bare((operator.startsWith('<') ? test.right : test.left) as Node);
  return /^[<>]=?$/u.test(operator) && raise(limit, frames, changes);
}

function raise(number: Node, frames: number, changes: ChangeSet): boolean {
  if (number.type !== 'NumericLiteral') return false;
  return changes.add({ start: number.start, end: number.end, text: String(Number(number.value) + frames) });
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
    if (start && Number(start.value) > Number(begin)) raise(start, frames, changes);
  }
}

export function isSequence(node: Node): boolean {
  return node.type === 'JSXElement' && tagOf(node) === 'Sequence';
}

/** The number that a sequence begins at; what is computed stays as it is. */
export function startOf(sequence: Node): Node | undefined {
  const attribute = attributeOf(sequence, 'from');
  const value = attribute && attributeValue(attribute);
  return value?.type === 'NumericLiteral' ? value : undefined;
}

function putOff(syntax: SceneSyntax, value: Node, frames: number, changes: ChangeSet): boolean {
  if (value.type === 'NumericLiteral') return raise(value, frames, changes);
  return changes.add({ start: value.start, end: value.end, text: `${textOf(syntax, value)} + ${frames}` });
}

/** The last two frames of every `interpolate` behind a style that takes away what stood. */
function laterFall(syntax: SceneSyntax, style: Node, frames: number, changes: ChangeSet): boolean {
  let found = false;
  for (const node of [...within(style)].flatMap((each) => withConstant(syntax, each))) {
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'interpolate') continue;
    const [, input, output] = (node.arguments as Node[]).map((argument) => numbersOf(bare(argument)));
    if (!input || input.length < 2 || !output || !leaves(output.map(writtenNumber))) continue;
    for (const number of input.slice(-2)) found = raise(number, frames, changes) || found;
  }
  return found;
}

/** Whether the values fall at their end, or go anywhere from where they stood. */
function leaves(values: readonly number[]): boolean {
  const [before, stood, end] = values.slice(-3);
  if (end === undefined) return (stood ?? 0) < (before ?? 0);
  return end < (stood ?? 0) || (before === stood && end !== stood);
}

export function withConstant(syntax: SceneSyntax, node: Node): Node[] {
  if (node.type !== 'Identifier') return [node];
  const found = resolveName(syntax, String(node.name));
  return found && found.uses.length === 1 ? [node, found.value] : [node];
}

export function numbersOf(node: Node): Node[] | undefined {
  const elements = node.type === 'ArrayExpression' ? (node.elements as Node[]) : [];
  return elements.length > 0 && elements.every((each) => !Number.isNaN(writtenNumber(each))) ? elements : undefined;
}

/** Of a number that is written out, with a minus or without; else not a number. */
export function writtenNumber(node: Node | undefined): number {
  if (node?.type === 'UnaryExpression' && node.operator === '-') return -writtenNumber(node.argument as Node);
  return node?.type === 'NumericLiteral' ? Number(node.value) : Number.NaN;
}
