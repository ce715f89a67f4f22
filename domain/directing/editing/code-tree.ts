import { type ParserOptions, parse } from '@babel/parser';
import type { JSXElement, Node, Program } from '@babel/types';
import type { Json } from '../casting/shot.ts';

export const options: ParserOptions = { sourceType: 'module', plugins: ['jsx', 'typescript'] };

export interface Change {
  start: number;
  end: number;
  text: string;
}

/** The one returned tree of the default export; null where it does more than return one. */
export function rootOf(code: string): Node | null {
  const program = parsed(code);
  const exported = program?.body.find((one) => one.type === 'ExportDefaultDeclaration');
  if (exported?.type !== 'ExportDefaultDeclaration') return null;
  const { declaration } = exported;
  if (declaration.type === 'ArrowFunctionExpression') {
    if (declaration.body.type !== 'BlockStatement') return bare(declaration.body);
    return onlyReturn(declaration.body.body);
  }
  return declaration.type === 'FunctionDeclaration' ? onlyReturn(declaration.body.body) : null;
}

function onlyReturn(body: Node[]): Node | null {
  const [only] = body;
  return body.length === 1 && only?.type === 'ReturnStatement' && only.argument ? bare(only.argument) : null;
}

const bare = (node: Node): Node => (node.type === 'ParenthesizedExpression' ? node.expression : node);

export function parsed(code: string): Program | null {
  try {
    return parse(code, options).program;
  } catch {
    return null;
  }
}

export const rangeOf = ({ start, end }: Node): [number, number] => [start ?? 0, end ?? 0];

export function plainProps({ openingElement }: JSXElement): Record<string, Json> {
  const props: Record<string, Json> = {};
  for (const attribute of openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
    const value = dataOf(attribute.value ?? null);
    if (value !== undefined) props[attribute.name.name] = value;
  }
  return props;
}

export function dataOf(node: Node | null): Json | undefined {
  if (node === null) return true;
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'JSXExpressionContainer':
      return node.expression.type === 'JSXEmptyExpression' ? undefined : dataOf(node.expression);
    case 'UnaryExpression': {
      const inner = dataOf(node.argument);
      return node.operator === '-' && typeof inner === 'number' ? -inner : undefined;
    }
    case 'ArrayExpression': {
      const items = node.elements.map((item) => (item === null ? undefined : dataOf(item)));
      return items.includes(undefined) ? undefined : (items as Json[]);
    }
    case 'ObjectExpression':
      return objectOf(node.properties);
    default:
      return undefined;
  }
}

function objectOf(properties: Node[]): Json | undefined {
  const result: Record<string, Json> = {};
  for (const property of properties) {
    if (property.type !== 'ObjectProperty' || property.computed) return undefined;
    const key = property.key.type === 'Identifier' ? property.key.name : dataOf(property.key);
    const value = dataOf(property.value);
    if (typeof key !== 'string' || value === undefined) return undefined;
    result[key] = value;
  }
  return result;
}

/** JSON as code, with `</` broken up as the director's own writing has it. */
export const literal = (value: Json): string =>
  JSON.stringify(value)
    .replace(/<\//g, '<\\/')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

export function splice(code: string, changes: readonly Change[]): string {
  return [...changes]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

export function walk(node: Node, visit: (node: Node) => void): void {
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) return;
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && typeof (child as Node).type === 'string' && 'start' in child)
        walk(child as Node, visit);
    }
  }
}
