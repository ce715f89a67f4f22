import type { ChangeSet } from './change-set.ts';
import { attributeOf, attributeValue, tagOf } from './find-element.ts';
import { type Node, type SceneSyntax, textOf } from './syntax.ts';

/**
 * Divides every reading of the scene's frame and stretches its sequences as much. False where the scene's length counts
 * too, or no frame is read.
 */
export function playSlower(syntax: SceneSyntax, factor: number, changes: ChangeSet): boolean {
  const { identifiers, elements } = syntax;
  if (readsLength(identifiers)) return false;
  const calls = (identifiers.get('useCurrentFrame') ?? []).flatMap(({ parent, start }) =>
    parent?.type === 'CallExpression' && parent.start === start ? [parent] : [],
  );
  const slowed = calls.filter(({ start, end }) => changes.add({ start, end, text: `(useCurrentFrame() / ${factor})` }));
  const times = elements
    .filter((element) => tagOf(element) === 'Sequence')
    .flatMap((element) => ['from', 'durationInFrames'].flatMap((name) => timeOf(element, name)));
  const stretched = times.filter((time) => {
    const text = `Math.round((${textOf(syntax, time)}) * ${factor})`;
    return changes.add({ start: time.start, end: time.end, text });
  });
  return slowed.length + stretched.length > 0 && stretched.length === times.length;
}

/** A length that is only taken out of the configuration and never used says nothing. */
function readsLength(identifiers: SceneSyntax['identifiers']): boolean {
  const named = identifiers.get('durationInFrames') ?? [];
  const places = new Set(named.map(({ start }) => start));
  const isTakenOut = named.every(({ parent }) => (parent?.parent as Node | undefined)?.type === 'ObjectPattern');
  return places.size > 1 || !isTakenOut;
}

function timeOf(element: Node, name: string): Node[] {
  const attribute = attributeOf(element, name);
  const value = attribute && attributeValue(attribute);
  return value ? [value] : [];
}
