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
