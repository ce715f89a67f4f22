import type { DirectorInput } from '../director.ts';

/** Newest entries first within a label; entries that were derived from a prompt say nothing new but the brand's. */
export function ownContexts(input: DirectorInput) {
  const textOf = (label: string) =>
    input.contexts
      .filter((entry) => entry.label === label)
      .map(({ text }) => text)
      .reverse();
  const own = (label: 'goal' | 'requirement') =>
    textOf(label)
      .filter((text) => !isDerived(text))
      .join('\n');
  return {
    goal: own('goal'),
    requirement: own('requirement'),
    brand: textOf('brand')
      .join('\n')
      .replace(/\s*\(chosen by Framewright[^)]*\)/g, ''),
    instructions: textOf('instructions').join('\n'),
    given: textOf('requirement').filter(isDerived).join('\n'),
  };
}

/** What `deriveContexts` writes, of this prompt or of an earlier one of the project. */
const isDerived = (text: string) =>
  /^Tell viewers .*, so that one viewing is enough to understand it\.$|^Show every name, figure and quoted text of the prompt exactly as written\b/u.test(
    text,
  );
