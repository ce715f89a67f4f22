/** What nests deeper than any brief would overrun whoever walks it. */
const deepest = 400;

/** The value of a JSON text; undefined where it is none, or nests deeper than any brief. */
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
