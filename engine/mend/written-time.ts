import type { ChangeSet } from './change-set.ts';
import { attributeOf, attributeValue, tagOf } from './find-element.ts';
import { resolveName } from './resolve.ts';
import { bare, type Node, type SceneSyntax, within } from './syntax.ts';

/** What must hold for `node` to be shown. */
export function guardOf(parent: Node, node: Node): Node | undefined {
  if (parent.type === 'LogicalExpression' && parent.operator === '&&' && parent.right === node)
    return parent.left as Node;
  if (parent.type === 'ConditionalExpression' && parent.consequent === node) return parent.test as Node;
  return undefined;
}

/** The `upper` limit of `frame < 40` and `40 > frame`, or the `lower` one of `frame >= 40`, alone or joined by `&&`, by so much. */
export function moveLimits(test: Node, which: 'upper' | 'lower', by: number, changes: ChangeSet): boolean {
  if (test.type === 'LogicalExpression' && test.operator === '&&') {
    const left = moveLimits(bare(test.left as Node), which, by, changes);
    return moveLimits(bare(test.right as Node), which, by, changes) || left;
  }
  if (test.type !== 'BinaryExpression') return false;
  const operator = String(test.operator);
  const isRight = operator.startsWith(which === 'upper' ? '<' : '>');
  return /^[<>]=?$/u.test(operator) && moveNumber(bare((isRight ? test.right : test.left) as Node), by, changes);
}

/** A number that is written out, by so much; never below 0. */
export function moveNumber(number: Node, by: number, changes: ChangeSet): boolean {
  if (number.type !== 'NumericLiteral') return false;
  const text = String(Math.max(0, Number(number.value) + by));
  return changes.add({ start: number.start, end: number.end, text });
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

/** Every `interpolate` behind a style whose two lists are written out. */
export function interpolationsIn(syntax: SceneSyntax, style: Node): { input: Node[]; output: Node[] }[] {
  const nodes = [...within(style)].flatMap((each) => withConstant(syntax, each));
  return nodes.flatMap((node) => {
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'interpolate') return [];
    const [, input, output] = (node.arguments as Node[]).map((argument) => numbersOf(bare(argument)));
    return input && output ? [{ input, output }] : [];
  });
}

function withConstant(syntax: SceneSyntax, node: Node): Node[] {
  if (node.type !== 'Identifier') return [node];
  const found = resolveName(syntax, String(node.name));
  return found && found.uses.length === 1 ? [node, found.value] : [node];
}

function numbersOf(node: Node): Node[] | undefined {
  const elements = node.type === 'ArrayExpression' ? (node.elements as Node[]) : [];
  return elements.length > 0 && elements.every((each) => !Number.isNaN(writtenNumber(each))) ? elements : undefined;
}

/** Of a number that is written out, with a minus or without; else not a number. */
export function writtenNumber(node: Node | undefined): number {
  if (node?.type === 'UnaryExpression' && node.operator === '-') return -writtenNumber(node.argument as Node);
  return node?.type === 'NumericLiteral' ? Number(node.value) : Number.NaN;
}
