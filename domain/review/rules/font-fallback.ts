import type { TextRule } from '../text-rule.ts';

/** Words set in a family that the stage does not have, or that lacks their characters: another one stands in silently. */
export const fontFallback: TextRule = {
  rule: 'font-fallback',
  fix: 'Name a family of the kit that covers these characters; `framewright kit` lists them.',
  heldSeconds: 0,
  judge: ({ fallback, missing }) =>
    fallback && !missing
      ? {
          value: 1,
          measured: `“${fallback.slice(0, 40)}” does not paint it, another family does`,
          bound: 'painted in the first family named',
          severity: 'warning',
        }
      : undefined,
};
