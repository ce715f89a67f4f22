/** Rows of which only their head says that they are steps: "So bewirbst du dich: Nachricht schreiben, Vertrag unterschreiben". */
import { headsSteps, mayHeadSteps, stepForms } from '../lexicon/guide-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { areSteps } from './lists.ts';
import { countWords } from './phrases.ts';

/** Whether a row is done one after the other, by its head and by what its items tell. */
export function areLedSteps(head: string, items: readonly string[], lexicon: Lexicon): boolean {
  // "How to get here: train, bus, bike": names of things are no deeds, whatever heads them.
  if (items.length < 3 || items.filter((item) => countWords(item) >= 2).length < items.length - 1) return false;
  if (headsSteps(head)) return true;
  const form = stepForms[lexicon.language];
  const deeds = items.filter((item) => form?.test(item) === true).length;
  return mayHeadSteps(head) && (areSteps(items, lexicon) || deeds * 2 > items.length);
}
