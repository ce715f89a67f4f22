import { yamlIn } from '../reading/objects-in.ts';
import { linesOfObject, type Value } from './from-object.ts';

const top = /^([a-z][a-z0-9]*(?:[_-][a-z0-9]+)*):(?:\s|$)/u;

/** A brief that is one YAML mapping in small keys, as agents and CI files write it, as the lines that it means; prose may stand before it. */
export function fromYaml(text: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => top.test(line));
  // A comment is nobody's sentence.
  const before = lines.slice(0, Math.max(0, from)).filter((line) => !/^#\s/u.test(line) || from > 3);
  // What stands before a mapping is told in sentences.
  const isProse =
    before.every((line) => line.trim() === '' || /[.!?:]\s*$/u.test(line)) &&
    !before.some((line) => /^\s/u.test(line) && line.trim() !== '');
  if (from < 0 || !isProse) return text;
  const block = lines.slice(from).join('\n');
  const read = mapped(block);
  return read === block ? text : [...before, read].join('\n').trim();
}

function mapped(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*#\s/u.test(line) && line.trim() !== '---');
  const keys = lines.filter((line) => top.test(line)).length;
  const deep = lines.filter((line) => /^\s+\S/u.test(line)).length;
  const isMapping =
    (keys >= 3 || (keys === 2 && deep >= 4)) && lines.every((line) => top.test(line) || /^(?:\s+\S|-\s)/u.test(line));
  if (!isMapping) return text;
  const value = yamlIn(text);
  return value === undefined || value === null || typeof value !== 'object'
    ? text
    : linesOfObject(value as Value).join('\n');
}
