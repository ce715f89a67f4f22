import type { DirectorInput } from '../director.ts';

/** A run of thousands of spaces or empty lines says nothing, and takes patterns minutes. */
export const calmSpaces = (text: string): string => text.replace(/[^\S\n]{80,}/gu, ' ').replace(/\n{20,}/gu, '\n\n');

/** The same for all that a director reads: the prompt and the texts of its contexts. */
export const calmInput = (given: DirectorInput): DirectorInput => ({
  ...given,
  prompt: calmSpaces(given.prompt),
  contexts: given.contexts.map((context) => ({ ...context, text: calmSpaces(context.text) })),
});
