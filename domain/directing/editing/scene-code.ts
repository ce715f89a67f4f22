import { parseExpression } from '@babel/parser';
import type { JSXElement } from '@babel/types';
import { kitModule, kitPieces } from '../../../contract/kit.ts';
import type { Json } from '../casting/shot.ts';
import { type Change, literal, options, parsed, plainProps, rangeOf, rootOf, splice } from './code-tree.ts';

/** One kit piece as a scene's code spells it. */
export interface CodeElement {
  piece: string;
  /** Its source, without the space before it. */
  source: string;
  /** What stands before it: space, and comments of a person. */
  lead: string;
  /** Props whose values are plain data; what is computed is not among them. */
  props: Record<string, Json>;
}

/** A scene that shows kit pieces side by side, as the offline director writes them, whoever changed them since. */
export interface SceneCode {
  code: string;
  root: 'stage' | 'fragment' | 'single';
  elements: CodeElement[];
  /** Where the elements stand in the code. */
  start: number;
  end: number;
}

/** The pieces of a scene; null where the code is more than pieces, or does not parse. */
export function readSceneCode(code: string): SceneCode | null {
  const root = rootOf(code);
  if (root === null || (root.type !== 'JSXElement' && root.type !== 'JSXFragment')) return null;
  const isStage = root.type === 'JSXElement' && nameOf(root) === 'Stage';
  if (root.type === 'JSXElement' && !isStage) {
    const [start, end] = rangeOf(root);
    return isPiece(root) ? { code, root: 'single', elements: [elementOf(code, root, start)], start, end } : null;
  }
  const opening = root.type === 'JSXElement' ? root.openingElement : root.openingFragment;
  const closing = root.type === 'JSXElement' ? root.closingElement : root.closingFragment;
  if (closing === null || closing === undefined) return null;
  const elements: CodeElement[] = [];
  let at = rangeOf(opening)[1];
  for (const child of root.children) {
    if (child.type === 'JSXText' && child.value.trim() === '') continue;
    if (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression') continue;
    if (child.type !== 'JSXElement' || !isPiece(child)) return null;
    elements.push(elementOf(code, child, at));
    at = rangeOf(child)[1];
  }
  if (elements.length === 0) return null;
  return { code, root: isStage ? 'stage' : 'fragment', elements, start: rangeOf(opening)[1], end: at };
}

const nameOf = ({ openingElement: { name } }: JSXElement) => (name.type === 'JSXIdentifier' ? name.name : '');

const pieceNames = new Set(kitPieces.flatMap(({ name }) => name.split(/\s*\/\s*/)));

const isPiece = (element: JSXElement) => pieceNames.has(nameOf(element)) && element.closingElement === null;

function elementOf(code: string, element: JSXElement, before: number): CodeElement {
  const [start, end] = rangeOf(element);
  return {
    piece: nameOf(element),
    source: code.slice(start, end),
    lead: code.slice(before, start),
    props: plainProps(element),
  };
}

/** An element with other props; `undefined` takes a prop away. All else of its source stays as it was. */
export function withProps(element: CodeElement, changes: Record<string, Json | undefined>): CodeElement {
  const tree = parseExpression(element.source, options);
  if (tree.type !== 'JSXElement') return element;
  const opening = tree.openingElement;
  const props = { ...element.props };
  const edits: Change[] = [];
  for (const [name, value] of Object.entries(changes)) {
    const standing = opening.attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === name);
    const text = value === undefined ? '' : `${name}={${literal(value)}}`;
    if (value === undefined) delete props[name];
    else props[name] = value;
    if (standing !== undefined) {
      const [start, end] = rangeOf(standing);
      edits.push({ start: value === undefined ? start - 1 : start, end, text });
    } else if (value !== undefined) {
      const after = rangeOf(opening.name)[1];
      edits.push({ start: after, end: after, text: ` ${text}` });
    }
  }
  return { ...element, source: splice(element.source, edits), props };
}

/** A new element in the director's own hand. */
export function newElement(piece: string, props: Record<string, Json>, lead: string): CodeElement {
  const attributes = Object.entries(props).map(([name, value]) => ` ${name}={${assetCall(value) ?? literal(value)}}`);
  return { piece, source: `<${piece}${attributes.join('')} />`, lead, props };
}

/** A picture of the library is asked for by name. */
const assetCall = (value: Json): string | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && typeof value.asset === 'string'
    ? `asset(${literal(value.asset)})`
    : null;

/** The scene with these elements in place of its own; pieces that are new to it are imported. */
export function withElements(scene: SceneCode, elements: readonly CodeElement[]): string {
  const { code, root, start, end } = scene;
  const body = elements.map(({ lead, source }, index) =>
    index === 0 && root === 'single' ? source : `${lead}${source}`,
  );
  const wrapped = root === 'single' && elements.length > 1 ? `<>\n      ${body.join('')}\n    </>` : body.join('');
  return importing(
    code.slice(0, start) + wrapped + code.slice(end),
    elements.flatMap(({ piece, source }) => (/\basset\(/.test(source) ? [piece, 'asset'] : [piece])),
  );
}

/** The code with every one of these pieces imported from the kit, and no piece that it no longer shows. */
function importing(code: string, pieces: readonly string[]): string {
  const program = parsed(code);
  const declaration = program?.body.find((one) => one.type === 'ImportDeclaration' && one.source.value === kitModule);
  const list = (names: readonly string[]) => `import { ${[...new Set(names)].sort().join(', ')} } from '${kitModule}';`;
  if (declaration?.type !== 'ImportDeclaration') return `${list(pieces)}\n${code}`;
  const standing = declaration.specifiers.flatMap((one) =>
    one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.local.name === one.imported.name
      ? [one.imported.name]
      : [],
  );
  if (standing.length < declaration.specifiers.length) return code;
  const [start, end] = rangeOf(declaration);
  const rest = code.slice(end);
  const used = standing.filter((name) => pieces.includes(name) || new RegExp(`\\b${name}\\b`).test(rest));
  const wanted = [...new Set([...used, ...pieces])];
  if (wanted.length === standing.length && wanted.every((name) => standing.includes(name))) return code;
  return code.slice(0, start) + list(wanted) + rest;
}

/** Props of the Stage that carries a hero's elements. */
export function stageOf(scene: SceneCode): Record<string, Json> {
  const root = rootOf(scene.code);
  return root?.type === 'JSXElement' ? plainProps(root) : {};
}

/** The scene with other props on its Stage. */
export function withStage(code: string, changes: Record<string, Json>): string {
  const root = rootOf(code);
  if (root?.type !== 'JSXElement') return code;
  const edits: Change[] = [];
  for (const attribute of root.openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute' || typeof attribute.name.name !== 'string') continue;
    const value = changes[attribute.name.name];
    const [start, end] = rangeOf(attribute);
    if (value !== undefined) edits.push({ start, end, text: `${attribute.name.name}={${literal(value)}}` });
  }
  return splice(code, edits);
}
