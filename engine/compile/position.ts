/** `line:column` of an index, both from 1. */
export function positionAt(code: string, index: number): string {
  const before = code.slice(0, index);
  const line = before.split('\n').length;
  return `${line}:${index - before.lastIndexOf('\n')}`;
}

/** Position of the first match, or of the start when it is nowhere to be found as written. */
export function positionOf(code: string, pattern: RegExp): string {
  const index = code.search(pattern);
  return positionAt(code, Math.max(0, index));
}

export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
