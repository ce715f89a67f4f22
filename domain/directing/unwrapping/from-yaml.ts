import { parseDocument } from 'yaml';
import { linesOf, type Value } from './from-object.ts';

const top = /^([a-z][a-z0-9]*(?:[_-][a-z0-9]+)*):(?:\s|$)/u;

/** A brief that is one YAML mapping in small keys, as agents and CI files write it, as the lines that it means. */
export function fromYaml(text: string): string {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*#\s/u.test(line) && line.trim() !== '---');
  const keys = lines.filter((line) => top.test(line)).length;
  const isMapping = keys >= 3 && lines.every((line) => top.test(line) || /^(?:\s+\S|-\s)/u.test(line));
  if (!isMapping) return text;
  const document = parseDocument(text, { strict: false, uniqueKeys: false });
  const value: unknown = document.errors.length > 0 ? null : document.toJS({ maxAliasCount: 0 });
  return value === null || typeof value !== 'object' ? text : linesOf('', value as Value).join('\n');
}
