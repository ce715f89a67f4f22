import type { Brief } from '../brief.ts';
import { readTreatment, type Treatment } from './read-treatment.ts';

/** The treatment leads; of the brand and of notes in the prompt only how full, how aligned and in which face. */
export function treatmentOf(instructions: string, others: string): Treatment {
  const own = readTreatment(instructions);
  const { density, layout, pairing, shadow } = readTreatment(others);
  return {
    ...own,
    density: own.density ?? density,
    layout: own.layout ?? layout,
    pairing: own.pairing ?? pairing,
    shadow: own.shadow ?? shadow,
  };
}

export function typefaceOf(text: string): Brief['typeface'] {
  if (/\bsans[- ]serif\b/iu.test(text)) return null;
  if (/\bserif\b/iu.test(text)) return 'serif';
  if (/\bmono(?:space[d]?)?\b/iu.test(text)) return 'mono';
  if (/\brounded?\b|\brundlich/iu.test(text)) return 'rounded';
  return /\bcondensed\b/iu.test(text) ? 'condensed' : null;
}
