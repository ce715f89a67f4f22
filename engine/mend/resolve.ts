import { bare, type Node, type SceneSyntax } from './syntax.ts';

/** The value of a name that the scene declares once and never gives another; undefined where that is not certain. */
export function resolveName({ identifiers }: SceneSyntax, name: string): { value: Node; uses: Node[] } | undefined {
  const all = identifiers.get(name) ?? [];
  const declarations = all.filter(({ parent, start }) => {
    const declares = parent?.type === 'VariableDeclarator' && (parent.id as Node).start === start;
    return declares || isParameter(parent);
  });
  const [declaration] = declarations;
  const declarator = declaration?.parent;
  if (declarations.length !== 1 || declarator?.type !== 'VariableDeclarator' || !declarator.init) return undefined;
  if ((declarator.parent as Node).kind !== 'const') return undefined;
  const uses = all.filter((each) => each !== declaration && isUse(each));
  return { value: bare(declarator.init as Node), uses };
}

function isParameter(parent: Node | undefined): boolean {
  if (!parent) return false;
  if (/Function/u.test(parent.type) || parent.type === 'AssignmentPattern') return true;
  // A destructured name: `({ size }) =>` or `const { size } = props`.
  return parent.type === 'ObjectProperty' && (parent.parent as Node).type === 'ObjectPattern';
}

/** Whether an identifier reads a variable; names of members and of properties do not. */
function isUse({ parent, start }: Node): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return parent.computed === true || (parent.object as Node).start === start;
  if (parent.type === 'ObjectProperty') return (parent.value as Node).start === start;
  return true;
}

/** An object that the scene writes out, and whether it serves nothing but this one place. */
export interface FoundObject {
  object: Node;
  isAlone: boolean;
}

/** The object literal behind an expression: itself, a constant's, or a member of a constant's. */
export function objectBehind(syntax: SceneSyntax, expression: Node): FoundObject | undefined {
  if (expression.type === 'ObjectExpression') return { object: expression, isAlone: true };
  if (expression.type === 'Identifier') {
    const found = resolveName(syntax, String(expression.name));
    if (found?.value.type !== 'ObjectExpression') return undefined;
    return { object: found.value, isAlone: found.uses.length === 1 };
  }
  if (expression.type !== 'MemberExpression' || expression.computed) return undefined;
  return memberObject(syntax, expression);
}

function memberObject(syntax: SceneSyntax, expression: Node): FoundObject | undefined {
  const [owner, member] = [expression.object as Node, String((expression.property as Node).name)];
  const found = owner.type === 'Identifier' ? resolveName(syntax, String(owner.name)) : undefined;
  if (found?.value.type !== 'ObjectExpression') return undefined;
  const property = propertyOf(found.value, member);
  const value = property && bare(property.value as Node);
  if (value?.type !== 'ObjectExpression') return undefined;
  const uses = found.uses.map(({ parent }) => parent as Node);
  const isKnown = uses.every(({ type, computed }) => type === 'MemberExpression' && !computed);
  const ofMember = uses.filter(({ property: name }) => (name as Node | undefined)?.name === member);
  return { object: value, isAlone: isKnown && ofMember.length === 1 };
}

/** The property of that name which counts: the last, unless something spread after it may change it. */
export function propertyOf(object: Node, name: string): Node | undefined {
  return (object.properties as Node[]).findLast(
    (property) => property.type === 'ObjectProperty' && keyOf(property) === name,
  );
}

function keyOf({ key, computed }: Node): string {
  const node = key as Node;
  return computed ? '' : String(node.type === 'Identifier' ? node.name : node.value);
}

/** Whether a spread follows a property and so may replace it. */
export function isOverridden(object: Node, property: Node): boolean {
  const properties = object.properties as Node[];
  return properties.slice(properties.indexOf(property) + 1).some(({ type }) => type === 'SpreadElement');
}
