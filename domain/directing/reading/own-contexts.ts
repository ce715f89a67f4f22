import { deriveContexts } from '../derive-contexts.ts';
import type { DirectorInput } from '../director.ts';

/** Newest entries first within a label; entries that were derived from the prompt itself say nothing new but the brand's. */
export function ownContexts(input: DirectorInput) {
  const derived = deriveContexts(input.prompt);
  const textOf = (label: string) =>
    input.contexts
      .filter((entry) => entry.label === label)
      .map(({ text }) => text)
      .reverse();
  const own = (label: 'goal' | 'requirement') =>
    textOf(label)
      .filter((text) => text !== derived[label] && !isDerived(text))
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

/** Entries that an earlier prompt of the project was turned into carry the same opening. */
const isDerived = (text: string) => /^(?:Tell viewers|Show every name)/.test(text);
