/** Objects that stand in a text: what is none, or nests deeper than any brief, is undefined. */
import { parseDocument } from 'yaml';
import { colourBack, withHeldColours } from '../../yaml-colours.ts';

/** What nests deeper than any brief would overrun whoever walks it. */
const deepest = 400;

/** The value of a JSON text. */
export function jsonIn(text: string): unknown {
  let depth = 0;
  for (const [mark] of text.matchAll(/[[\]{}]/gu)) {
    depth += mark === '{' || mark === '[' ? 1 : -1;
    if (depth > deepest) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value of a YAML text, with its colours as values and not as comments. */
export function yamlIn(text: string): unknown {
  try {
    const document = parseDocument(withHeldColours(text), { strict: false, uniqueKeys: false });
    return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 0, reviver: colourBack });
  } catch {
    // "- *Fast*" is emphasis to people and an alias to YAML.
    return undefined;
  }
}
