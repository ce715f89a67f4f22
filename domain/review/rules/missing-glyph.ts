import type { TextRule } from '../text-rule.ts';

/** Characters that no font of the chain has: they are painted as boxes. */
export const missingGlyph: TextRule = {
  rule: 'missing-glyph',
  fix: 'Use a font that has these characters, or other words.',
  heldSeconds: 0,
  judge: ({ missing }) =>
    missing
      ? {
          value: missing.length,
          measured: `no glyph for “${missing.slice(0, 12)}”`,
          bound: 'every character has a glyph',
          severity: 'error',
        }
      : undefined,
};
