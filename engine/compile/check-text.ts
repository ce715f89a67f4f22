import type { FieldError } from '../../contract/errors.ts';
import { positionAt } from './position.ts';

interface Rule {
  pattern: RegExp;
  message: string;
}

const rules: Rule[] = [
  {
    pattern: /@jsx(?:Frag|ImportSource|Runtime)?(?=\s)/,
    message: 'Pragmas such as @jsx and @jsxImportSource are not allowed: the stage has its own jsx runtime.',
  },
  {
    pattern: /[#@]\s*sourceMappingURL\s*=/,
    message: 'A sourceMappingURL comment is not allowed: the stage makes its own source map.',
  },
  {
    pattern: /\b(?:src|srcSet|poster)\s*[=:]\s*\{?\s*["'`]\s*(?:[a-z][a-z0-9+.-]*:)?\/\/[^"'`]*/i,
    message:
      'Remote addresses cannot be loaded: the stage has no network. Draw it, or use an asset of the project by name.',
  },
  {
    pattern: /\burl\(\s*["']?\s*(?:[a-z][a-z0-9+.-]*:)?\/\/[^)]*\)/i,
    message:
      'Remote addresses cannot be loaded: the stage has no network. Draw it, or use an asset of the project by name.',
  },
];

const deepest = 1000;

/** What is refused by the source's own text, before it is parsed. */
export function checkText(code: string): FieldError[] {
  const tooDeep = deeperThan(deepest, code);
  if (tooDeep !== null) {
    return [{ path: positionAt(code, tooDeep), message: `Brackets are nested more than ${deepest} deep.` }];
  }
  return rules.flatMap(({ pattern, message }) => {
    const found = pattern.exec(code);
    return found ? [{ path: positionAt(code, found.index), message }] : [];
  });
}

/** Where brackets open deeper than `depth`; those in strings count too, which only nonsense reaches. */
function deeperThan(depth: number, code: string): number | null {
  let open = 0;
  for (let index = 0; index < code.length; index += 1) {
    const character = code[index] ?? '';
    if ('([{'.includes(character)) open += 1;
    else if (')]}'.includes(character)) open = Math.max(0, open - 1);
    if (open > depth) return index;
  }
  return null;
}
