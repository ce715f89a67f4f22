import type { ReviewInput, RuleFinding } from '../finding.ts';

/** Levels of 255 by which a colour may lie beside the brand's in each channel. */
const tolerance = 14;
const leastPictures = 3;

/** A brand was given, and no fill and no word of the film shows its colours. */
export function brandUnused({ samples, timeline }: ReviewInput): RuleFinding[] {
  const brand = timeline.brand ?? [];
  const pictures = samples.flatMap(({ colours }) => (colours ? [Object.keys(colours)] : []));
  if (brand.length === 0 || pictures.length < leastPictures) return [];
  const shown = [
    ...pictures.flat().map(levelsOfHex),
    ...samples.flatMap(({ texts }) =>
      texts.filter(({ opacity }) => opacity > 0.5).map(({ colour }) => levelsOfCss(colour)),
    ),
  ];
  const wanted = brand.map(levelsOfHex);
  if (shown.some((colour) => wanted.some((each) => isNear(colour, each)))) return [];
  return [
    {
      rule: 'brand-unused',
      severity: 'warning',
      firstFrame: 0,
      lastFrame: timeline.durationInFrames - 1,
      measured: `no fill over 1 % of the frame and no words in ${brand.join(' or ')}`,
      bound: 'the brand colour is seen',
      fix: `Use theme.colours.brand (${brand[0]}) for a fill, a mark or the emphasis.`,
    },
  ];
}

function levelsOfHex(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function levelsOfCss(colour: string): number[] {
  return (colour.match(/[\d.]+/gu) ?? []).slice(0, 3).map(Number);
}

function isNear(one: readonly number[], other: readonly number[]): boolean {
  return other.every((level, channel) => Math.abs(level - (one[channel] ?? Number.NaN)) <= tolerance);
}
