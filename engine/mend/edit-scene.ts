import type { ElementEdit, Shift, StyleStep } from '../../domain/mend/edit.ts';
import { ChangeSet } from './change-set.ts';
import { changeStyle } from './change-style.ts';
import { literal } from './change-value.ts';
import { enterEarlier } from './enter-earlier.ts';
import { attributeOf, elementAround, elementsInside, findElement, tagOf, whereUsed } from './find-element.ts';
import { holdLonger } from './hold-longer.ts';
import { mergeSteps } from './merge-steps.ts';
import { playSlower } from './play-slower.ts';
import { setsAny, styleOf, styleValue } from './style-of.ts';
import { type Node, parseScene, type SceneSyntax } from './syntax.ts';
import { takeOut } from './take-out.ts';

/** Edits of one mend belong together: all are made or none. */
export interface EditedScene {
  code: string;
  /** For each mend why it was not made: null for one that was, empty for one that has nothing to change there. */
  refused: (string | null)[];
}

/** What is to be done at one element by all mends together. */
interface ElementChange {
  element: Node;
  steps: StyleStep[];
  edits: ElementEdit[];
}

/**
 * Makes mends in a scene's TSX by its syntax tree. All else stays to the letter: comments, formatting, lines. A mend
 * that cannot be made with certainty, or that meets another one, is refused.
 */
export function editScene(code: string, mends: readonly (readonly ElementEdit[])[]): EditedScene {
  const syntax = parseScene(code);
  let accepted: ElementEdit[] = [];
  let edited = code;
  const refused = mends.map((edits) => {
    const outcome = build(syntax, [...accepted, ...edits]);
    if (typeof outcome === 'string') return outcome;
    accepted = [...accepted, ...edits];
    edited = outcome.code;
    return null;
  });
  if (edited !== code) parseScene(edited);
  return { code: edited, refused };
}

function build(syntax: SceneSyntax, edits: readonly ElementEdit[]): { code: string } | string {
  const changes = new ChangeSet();
  const byElement = new Map<Node, ElementChange>();
  for (const edit of edits) {
    const places = elementsOf(syntax, edit);
    if (typeof places === 'string') return places;
    for (const element of places) {
      const steps = stepsOf(syntax, element, edit);
      if (typeof steps === 'string') return steps;
      const known = byElement.get(element) ?? { element, steps: [], edits: [] };
      byElement.set(element, { element, steps: [...known.steps, ...steps], edits: [...known.edits, edit] });
    }
  }
  for (const change of byElement.values()) {
    const reason = makeChange(syntax, change, changes);
    if (reason) return reason;
  }
  return { code: changes.applyTo(syntax.code) };
}

function elementsOf(syntax: SceneSyntax, { at, level, where }: ElementEdit): Node[] | string {
  const element = findElement(syntax, at);
  if (!element) return `line ${at.line} does not tell which element it is`;
  const around = level > 0 ? elementAround(element, level) : element;
  if (!around) return 'there is no element around it in its component';
  const all = level < 0 ? elementsInside(element) : [around];
  const fit = where ? all.filter((each) => sets(syntax, each, where)) : all;
  return fit.length > 0 ? fit : '';
}

function sets(syntax: SceneSyntax, element: Node, names: readonly string[]): boolean {
  const style = styleOf(syntax, element);
  return typeof style !== 'string' && setsAny(style, names);
}

function stepsOf(syntax: SceneSyntax, element: Node, { style = [], shift }: ElementEdit): StyleStep[] | string {
  const own = style.map((step) => ofTag(element, step));
  if (!shift) return own;
  const moves = shiftSteps(syntax, element, shift);
  return typeof moves === 'string' ? moves : [...own, ...moves];
}

/** Words of a drawing are filled, not coloured. */
function ofTag(element: Node, step: StyleStep): StyleStep {
  const isDrawn = /^(?:text|tspan)$/u.test(tagOf(element));
  return isDrawn && step.property === 'color' && 'set' in step ? { property: 'fill', set: step.set } : step;
}

/** `left` or `right`, `top` or `bottom`, as the element has them; else `translate`, unless it has one already. */
function shiftSteps(syntax: SceneSyntax, element: Node, { dx, dy, by }: Shift): StyleStep[] | string {
  const style = styleOf(syntax, element);
  if (typeof style === 'string') return style;
  if (by === 'translate') {
    if (styleValue(style, 'translate')) return 'the element is translated already';
    return [{ property: 'translate', set: `${Math.round(dx)}px ${Math.round(dy)}px` }];
  }
  const steps: StyleStep[] = [];
  for (const [way, start, end] of [
    [dx, 'left', 'right'],
    [dy, 'top', 'bottom'],
  ] as const) {
    if (Math.round(way) === 0) continue;
    const sides = [start, end].filter((side) => styleValue(style, side));
    if (sides.length === 0) return `the element has neither ${start} nor ${end}`;
    for (const side of sides) steps.push({ property: side, plus: Math.round(side === start ? way : -way) });
  }
  return steps;
}

function makeChange(syntax: SceneSyntax, { element, steps, edits }: ElementChange, changes: ChangeSet): string | null {
  const merged = mergeSteps(steps);
  if (typeof merged === 'string') return merged;
  const styled = merged.length > 0 ? changeStyle(syntax, element, merged, changes) : null;
  if (styled) return styled;
  const untimed = changeTime(syntax, element, edits, changes);
  if (untimed) return untimed;
  const slow = Math.max(1, ...edits.map((edit) => edit.slow ?? 1));
  if (slow > 1 && !playSlower(syntax, slow, changes)) return 'the time of the scene is not that of its frame alone';
  for (const { props, wrap, without } of edits) {
    if (without && !takeOut(element, without, changes)) return 'the words are not written at that line';
    const reason = (props && changeProps(element, props, changes)) || (wrap && wrapElement(element, wrap, changes));
    if (reason) return reason;
  }
  return null;
}

/** Holds an element longer or lets it enter earlier, where it is written or where its component is used. */
function changeTime(
  syntax: SceneSyntax,
  element: Node,
  edits: readonly ElementEdit[],
  changes: ChangeSet,
): string | null {
  const words = edits.find(({ at }) => at.text)?.at.text ?? '';
  const isDone = (change: (place: Node) => boolean) => {
    const use = whereUsed(syntax, element, words);
    return change(element) || (use !== undefined && change(use));
  };
  const frames = Math.max(0, ...edits.map((edit) => edit.hold ?? 0));
  const fills = edits.every((edit) => edit.hold === undefined || edit.fills === true);
  if (frames > 0 && !isDone((place) => holdLonger(syntax, place, { frames, fills }, changes))) {
    return 'nothing in the code ends its time on screen';
  }
  const earlier = Math.max(0, ...edits.map((edit) => edit.earlier ?? 0));
  if (earlier > 0 && !isDone((place) => enterEarlier(syntax, place, earlier, changes))) {
    return 'nothing in the code begins its time on screen';
  }
  return null;
}

function changeProps(element: Node, props: NonNullable<ElementEdit['props']>, changes: ChangeSet): string | null {
  if (!/^[A-Z]/u.test(tagOf(element))) return 'the element is no piece';
  for (const [name, value] of Object.entries(props)) {
    const attribute = attributeOf(element, name);
    if (value === null && !attribute) return `the piece has no ${name}`;
    const text = value === null ? '' : `${name}=${typeof value === 'number' ? `{${value}}` : JSON.stringify(value)}`;
    const { end } = (element.openingElement as Node).name as Node;
    const made = attribute
      ? changes.add({ start: attribute.start, end: attribute.end, text })
      : changes.add({ start: end, end, text: ` ${text}` });
    if (!made) return `${name} is changed by another mend`;
  }
  return null;
}

/** An element with a key is one of a list, whose key would be lost inside another one. */
function wrapElement(element: Node, wrap: NonNullable<ElementEdit['wrap']>, changes: ChangeSet): string | null {
  if (attributeOf(element, 'key')) return 'the element is one of a list';
  const style = Object.entries(wrap).map(([name, value]) => `${name}: ${literal(value)}`);
  const opens = changes.add({
    start: element.start,
    end: element.start,
    text: `<div style={{ ${style.join(', ')} }}>`,
  });
  const closes = changes.add({ start: element.end, end: element.end, text: '</div>' });
  return opens && closes ? null : 'the element is changed by another mend';
}
