import { kitSettings } from '../../../contract/kit.ts';
import type { Json } from '../casting/shot.ts';

/** The words that props show, in order, without what only sets how they are shown. */
export function textsIn(value: Json): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Array.isArray(value)
    ? value.flatMap(textsIn)
    : Object.entries(value).flatMap(([key, one]) => (kitSettings.has(key) ? [] : textsIn(one)));
}
