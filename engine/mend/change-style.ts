import type { StyleStep } from '../../domain/mend/edit.ts';
import type { ChangeSet } from './change-set.ts';
import { changedValue } from './change-value.ts';
import { type ElementStyle, ownProperty, styleOf, styleValue } from './style-of.ts';
import { bare, type Node, type SceneSyntax } from './syntax.ts';

/** Writes steps into the style of one element. A reason in words where that cannot be done with certainty. */
export function changeStyle(
  syntax: SceneSyntax,
  element: Node,
  steps: readonly StyleStep[],
  changes: ChangeSet,
): string | null {
  const style = styleOf(syntax, element);
  if (typeof style === 'string') return style;
  const added: string[] = [];
  for (const step of steps) {
    const { property } = step;
    const text = changedValue(syntax, styleValue(style, property), step);
    if (text === undefined) return `${property} has no value to start from`;
    const written = ownProperty(style, property);
    if (!written) added.push(`${property}: ${text}`);
    else if (!replaceProperty(written, property, text, changes)) return `${property} is changed by another mend`;
  }
  if (added.length === 0) return null;
  return addProperties(style, added.join(', '), changes) ? null : 'the style is changed by another mend';
}

function replaceProperty(written: Node, property: string, text: string, changes: ChangeSet): boolean {
  if (written.shorthand) return changes.add({ start: written.start, end: written.end, text: `${property}: ${text}` });
  const { start, end } = bare(written.value as Node);
  return changes.add({ start, end, text });
}

function addProperties({ own, spread, attribute, insertAt }: ElementStyle, text: string, changes: ChangeSet): boolean {
  if (own) {
    const last = (own.properties as Node[]).at(-1);
    if (last) return changes.add({ start: last.end, end: last.end, text: `, ${text}` });
    return changes.add({ start: own.start, end: own.end, text: `{ ${text} }` });
  }
  const whole = spread ? `style={{ ...${spread}, ${text} }}` : `style={{ ${text} }}`;
  if (attribute) return changes.add({ start: attribute.start, end: attribute.end, text: whole });
  return changes.add({ start: insertAt, end: insertAt, text: ` ${whole}` });
}
