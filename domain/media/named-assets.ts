import type { Theme } from '../../contract/theme.ts';

export interface NamedAsset {
  name: string;
  /** Line of the code, from 1. */
  line: number;
}

/**
 * The assets that a scene's code names: each `asset('name')` with the name as plain text. Lines that are comments do not
 * count. A scene gets no other: `asset(x)` fails on the stage unless the same name is written out elsewhere.
 */
export function namedAssets(code: string): NamedAsset[] {
  return code.split('\n').flatMap((line, index) => {
    if (/^\s*(?:\/\/|\/\*|\*)/.test(line)) return [];
    const calls = line.matchAll(/\basset\(\s*(["'`])([^"'`\\$]{1,100})\1\s*,?\s*\)/g);
    return [...calls].map(([, , name = '']) => ({ name, line: index + 1 }));
  });
}

/** Names of all that a film shows of the library: what its scenes name, and the typeface of its look. */
export function namesIn(
  scenes: readonly { code: string }[],
  theme: Pick<Theme, 'typeface'> | null | undefined,
): ReadonlySet<string> {
  const named = scenes.flatMap(({ code }) => namedAssets(code).map(({ name }) => name));
  return new Set(theme?.typeface ? [...named, theme.typeface.asset] : named);
}
