import type { NamedColour } from '../brief.ts';
import { distinctColours } from './colours.ts';
import { paletteOf, withBrightAccent } from './palettes.ts';
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

/** The colours that are named, each once; where none is, those of a palette that the wishes tell. */
export function wishedColours(named: readonly NamedColour[], wishes: string): NamedColour[] {
  const colours = distinctColours(named);
  return withBrightAccent(colours.length > 0 ? colours : paletteOf(wishes), wishes);
}
