import { withoutLongRests } from '../long-rests.ts';
import { type Change, dataOf, literal, parsed, rangeOf, splice, walk } from './code-tree.ts';

/** Every string that the code shows, in order: literals and text between tags, imports and types left out. */
export function stringsOf(code: string): string[] {
  const found: string[] = [];
  eachString(code, (text) => {
    found.push(text);
    return text;
  });
  return found;
}

/** The code with its shown strings passed through `change`. Code that does not parse comes back as it is. */
export function eachString(code: string, change: (text: string) => string): string {
  const program = parsed(code);
  if (program === null) return code;
  const edits: Change[] = [];
  walk(program, (node) => {
    const [start, end] = rangeOf(node);
    if (node.type === 'StringLiteral' && change(node.value) !== node.value)
      edits.push({ start, end, text: stringSource(code, start, change(node.value)) });
    if (node.type === 'JSXText' && change(node.value) !== node.value) {
      const text = change(node.value);
      edits.push({ start, end, text: /[{}<>&]/.test(text) ? `{${literal(text)}}` : text });
    }
    if (node.type === 'TemplateElement' && change(node.value.raw) !== node.value.raw)
      edits.push({ start, end, text: change(node.value.raw).replace(/[`\\]|\$\{/g, '\\$&') });
  });
  return splice(code, edits);
}

/** An attribute's bare string holds no escapes: what needs one goes into braces. */
function stringSource(code: string, start: number, text: string): string {
  const isAttribute = code[start - 1] === '=';
  return isAttribute && /["\\<&\n{}]/.test(text) ? `{${literal(text)}}` : literal(text);
}

const timed = new Set(['from', 'to', 'at', 'durationInFrames']);

/** The code with attributes written anew: what `rewrite` gives for a name and its value; null leaves one as it is. */
function withAttributes(code: string, rewrite: (name: string, value: unknown) => string | null): string {
  const program = parsed(code);
  if (program === null) return code;
  const edits: Change[] = [];
  walk(program, (node) => {
    if (node.type !== 'JSXAttribute' || typeof node.name.name !== 'string') return;
    const name = node.name.name;
    const text = rewrite(name, dataOf(node.value ?? null));
    const [start, end] = rangeOf(node);
    if (text !== null) edits.push({ start, end, text: `${name}={${text}}` });
  });
  return splice(code, edits);
}

/** The code with the frame numbers of its attributes put through `change`; a person's own arithmetic stays. */
export function eachFrame(code: string, change: (frame: number, name: string) => number): string {
  return withAttributes(code, (name, value) => {
    if (timed.has(name) && typeof value === 'number') return `${change(value, name)}`;
    const isList =
      ['cues', 'shifts', 'moves'].includes(name) &&
      Array.isArray(value) &&
      value.every((one) => typeof one === 'number');
    if (!isList) return null;
    const changed = (value as number[]).map((one) => change(one, name));
    // Turns of a ground go one after another, in whatever order the parts now are whose turns they were.
    return `[${(name !== 'cues' ? changed.sort((a, b) => a - b) : changed).join(', ')}]`;
  });
}

/** The code with more turns of its ground where those that stand lie further than `most` frames apart, in a film of `frames`. */
export function withTurns(code: string, frames: number, most: number): string {
  return withAttributes(code, (name, value) => {
    if (!['shifts', 'moves'].includes(name) || !Array.isArray(value)) return null;
    const turns = value.filter((one): one is number => typeof one === 'number');
    const filled = withoutLongRests(turns, frames, most);
    return turns.length === value.length && filled.length > turns.length ? `[${filled.join(', ')}]` : null;
  });
}
