import type { SourcePlace } from '../../domain/mend/edit.ts';
import { bare, type Node, type SceneSyntax, within } from './syntax.ts';

/** The JSX element that begins at a place of the source, or undefined where that is not certain. */
export function findElement({ elements }: SceneSyntax, { line, column, text }: SourcePlace): Node | undefined {
  const onLine = elements.filter(({ loc }) => loc.start.line === line);
  if (column !== undefined) {
    const exact = onLine.find(({ loc }) => loc.start.column === column - 1);
    if (exact) return exact;
  }
  if (onLine.length <= 1) return onLine[0];
  const words = text ? onLine.filter((element) => says(element, text)) : [];
  // Elements of one line that hold the words hold each other; the innermost paints them.
  return words.at(-1);
}

/** Where the component that paints an element is used: its one use, or the one that is given the words. */
export function whereUsed({ elements }: SceneSyntax, element: Node, text: string): Node | undefined {
  const name = componentAround(element);
  const uses = elements.filter((each) => tagOf(each) === name);
  const [only, ...others] = uses.length > 1 ? uses.filter((each) => says(each, text)) : uses;
  return others.length === 0 ? only : undefined;
}

/** Name of the component that an element is written in; undefined for a scene, which is used nowhere. */
function componentAround(element: Node): string | undefined {
  for (let node = element.parent; node; node = node.parent) {
    if (!isComponent(node)) continue;
    const id = (node.type === 'FunctionDeclaration' ? node.id : node.parent?.id) as Node | null | undefined;
    return id?.type === 'Identifier' ? String(id.name) : undefined;
  }
  return undefined;
}

function says(element: Node, text: string): boolean {
  const wanted = plain(text);
  return plain([...within(element)].map(wordsOf).join(' ')).includes(wanted);
}

function wordsOf(node: Node): string {
  if (node.type === 'JSXText' || node.type === 'StringLiteral') return String(node.value);
  return node.type === 'TemplateElement' ? String((node.value as { cooked?: string }).cooked ?? '') : '';
}

function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().toLowerCase();
}

/** The element `level` steps further out, in the same component; a list made by `map` belongs to what holds it. */
export function elementAround(element: Node, level: number): Node | undefined {
  let left = level;
  for (let node = element.parent; node; node = node.parent) {
    if (isComponent(node)) return undefined;
    if (node.type !== 'JSXElement') continue;
    left -= 1;
    if (left === 0) return node;
  }
  return undefined;
}

/** Elements inside one, its own attributes left out. */
export function elementsInside(element: Node): Node[] {
  return (element.children as Node[]).flatMap((child) =>
    [...within(child)].filter(({ type }) => type === 'JSXElement'),
  );
}

/** A function that is not the argument of a call, such as that of `map`. */
function isComponent(node: Node): boolean {
  const isFunction = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/u.test(node.type);
  return isFunction && node.parent?.type !== 'CallExpression';
}

export function tagOf(element: Node): string {
  const name = (element.openingElement as Node).name as Node;
  return name.type === 'JSXIdentifier' ? String(name.name) : '';
}

export function attributesOf(element: Node): Node[] {
  return (element.openingElement as Node).attributes as Node[];
}

export function attributeOf(element: Node, name: string): Node | undefined {
  return attributesOf(element).findLast(
    (attribute) => attribute.type === 'JSXAttribute' && (attribute.name as Node).name === name,
  );
}

/** What an attribute is set to, bare of its braces. */
export function attributeValue(attribute: Node): Node | undefined {
  return attribute.value ? bare(attribute.value as Node) : undefined;
}
