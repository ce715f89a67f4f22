import { parse } from '@babel/parser';

/** A node of the parsed scene. What a kind of node has besides stands in it under its own names. */
export interface Node {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number; column: number } };
  parent?: Node;
  [member: string]: unknown;
}

/** One parsed scene: its text, every JSX element in order, and every identifier by name. */
export interface SceneSyntax {
  code: string;
  elements: Node[];
  identifiers: Map<string, Node[]>;
}

/** Parses a scene into a tree that knows its parents; nothing of it is run. Throws what the parser throws. */
export function parseScene(code: string): SceneSyntax {
  const file = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }) as unknown as Node;
  const syntax: SceneSyntax = { code, elements: [], identifiers: new Map() };
  const open: Node[] = [file];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'JSXElement') syntax.elements.push(node);
    if (node.type === 'Identifier') {
      const name = String(node.name);
      syntax.identifiers.set(name, [...(syntax.identifiers.get(name) ?? []), node]);
    }
    for (const child of childrenOf(node)) {
      child.parent = node;
      open.push(child);
    }
  }
  syntax.elements.sort((one, other) => one.start - other.start);
  return syntax;
}

const noChildren = new Set(['loc', 'parent', 'extra', 'errors', 'comments', 'tokens']);

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const [name, value] of Object.entries(node)) {
    if (noChildren.has(name) || name.endsWith('Comments')) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) children.push(each);
  }
  return children;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

export function textOf({ code }: SceneSyntax, { start, end }: Node): string {
  return code.slice(start, end);
}

/** Every node below one, itself included. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

const transparent = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
  'JSXExpressionContainer',
]);

/** The expression itself, without what only types or brackets say about it. */
export function bare(node: Node): Node {
  return transparent.has(node.type) && isNode(node.expression) ? bare(node.expression) : node;
}
