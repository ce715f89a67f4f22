import { parseScene } from '../mend/syntax.ts';

/** Whether a scene calls a spring, of remotion or its own, or shows a piece of the kit, which moves by them. False of code that does not parse. */
export function movesBySpring(code: string): boolean {
  try {
    const { identifiers } = parseScene(code);
    return code.includes("'@framewright/kit'") || [...identifiers.keys()].some((name) => /spring/iu.test(name));
  } catch {
    return false;
  }
}
