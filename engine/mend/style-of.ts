import { attributeOf, attributesOf, attributeValue, tagOf } from './find-element.ts';
import { type FoundObject, isOverridden, objectBehind, propertyOf } from './resolve.ts';
import { bare, type Node, type SceneSyntax, textOf } from './syntax.ts';

/** How the style of one element is written, and so where a property of it can be changed. */
export interface ElementStyle {
  /** The object literal that may be changed without touching any other element. */
  own?: Node;
  /** Source of what the whole style is, where it is not written here: a name, a call, a choice. */
  spread?: string;
  /** The attribute that a new one replaces, and where one goes that is missing. */
  attribute?: Node;
  insertAt: number;
  /** Objects behind what is spread, in order, to read values from. */
  behind: Node[];
}

const styled = /^(?:[a-z]|AbsoluteFill$|Sequence$|Img$)/u;

/** The style of an element that takes one; a reason in words where it is not certain what it is. */
export function styleOf(syntax: SceneSyntax, element: Node): ElementStyle | string {
  const tag = tagOf(element);
  if (!styled.test(tag)) return `${tag || 'the element'} takes no style`;
  const attributes = attributesOf(element);
  const attribute = attributeOf(element, 'style');
  const opening = element.openingElement as Node;
  const insertAt = (attributes.at(-1) ?? (opening.typeParameters as Node | null) ?? (opening.name as Node)).end;
  const spreadAfter = attributes.findLastIndex(({ type }) => type === 'JSXSpreadAttribute');
  if (!attribute) {
    if (spreadAfter === -1) return { insertAt, behind: [] };
    return styleInSpread(syntax, attributes[spreadAfter] as Node, insertAt);
  }
  if (spreadAfter > attributes.indexOf(attribute)) return 'props spread after the style may replace it';
  const value = attributeValue(attribute);
  if (!value) return 'the style has no value';
  return fromExpression(syntax, value, { attribute, insertAt });
}

function fromExpression(
  syntax: SceneSyntax,
  value: Node,
  place: Pick<ElementStyle, 'attribute' | 'insertAt'>,
): ElementStyle {
  const found: FoundObject | undefined = objectBehind(syntax, value);
  if (found?.isAlone) return { ...place, own: found.object, behind: spreadObjects(syntax, found.object) };
  const behind = found ? [...spreadObjects(syntax, found.object), found.object] : [];
  return { ...place, spread: textOf(syntax, value), behind };
}

/** `{...rest}`: its style is kept by spreading it. Only names can be repeated without being computed twice. */
function styleInSpread(syntax: SceneSyntax, attribute: Node, insertAt: number): ElementStyle | string {
  const argument = bare(attribute.argument as Node);
  if (argument.type !== 'Identifier') return 'the style may come from spread props';
  return { insertAt, spread: `${textOf(syntax, argument)}.style`, behind: [] };
}

function spreadObjects(syntax: SceneSyntax, object: Node): Node[] {
  return (object.properties as Node[]).flatMap((property) => {
    if (property.type !== 'SpreadElement') return [];
    const found = objectBehind(syntax, bare(property.argument as Node));
    return found ? [...spreadObjects(syntax, found.object), found.object] : [];
  });
}

/** The value that a property has as far as the source tells: the element's own, else that of what it spreads. */
export function styleValue({ own, behind }: ElementStyle, name: string): Node | undefined {
  for (const object of own ? [own, ...behind.toReversed()] : behind.toReversed()) {
    const property = propertyOf(object, name);
    if (property) return bare(property.value as Node);
  }
  return undefined;
}

/** The property in the element's own object which a change may replace. */
export function ownProperty({ own }: ElementStyle, name: string): Node | undefined {
  const property = own && propertyOf(own, name);
  return property && own && !isOverridden(own, property) ? property : undefined;
}

export function setsAny(style: ElementStyle, names: readonly string[]): boolean {
  return names.some((name) => styleValue(style, name) !== undefined);
}
