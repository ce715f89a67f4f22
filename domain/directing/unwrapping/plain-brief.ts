import { fromLetter } from './from-letter.ts';
import { fromMarkup } from './from-markup.ts';
import { fromObject } from './from-object.ts';
import { fromRequirements } from './from-requirements.ts';
import { fromTabs } from './from-tabs.ts';
import { withoutCommands } from './machine-commands.ts';

/** A brief freed of what it came in, and what of that is told instead of shown. */
export interface PlainBrief {
  text: string;
  told: string[];
}

/** A brief as a person would write it for this director, whether it came as JSON, as a letter, as HTML or as a table. */
export function plainBrief(prompt: string): PlainBrief {
  const letter = fromLetter(fromMarkup(fromTabs(fromObject(prompt))));
  const commands = withoutCommands(fromRequirements(letter.text));
  // What is nothing but its wrapping is shown as it is.
  const isEmpty = !/[\p{L}\p{N}]/u.test(commands.text);
  return isEmpty ? { text: prompt, told: [] } : { text: commands.text, told: [...letter.told, ...commands.told] };
}
