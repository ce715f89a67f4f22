/** The effects that every film has without an upload, as clips name them. */
export const effectNames = ['fx:whoosh', 'fx:hit', 'fx:riser', 'fx:click'] as const;
export type EffectName = (typeof effectNames)[number];

interface EffectFacts {
  seconds: number;
  /** Seconds from its beginning to the moment that belongs on the motion: its peak, its stroke, its end. */
  cueSeconds: number;
}

export const effectFacts: Record<EffectName, EffectFacts> = {
  'fx:whoosh': { seconds: 0.9, cueSeconds: 0.45 },
  'fx:hit': { seconds: 1.2, cueSeconds: 0.01 },
  'fx:riser': { seconds: 2, cueSeconds: 1.9 },
  'fx:click': { seconds: 0.08, cueSeconds: 0.002 },
};

export function isEffect(asset: string): asset is EffectName {
  return (effectNames as readonly string[]).includes(asset);
}

/** Length of each effect by its name, as those of the library are known. */
export const effectSeconds: Readonly<Record<string, number>> = Object.fromEntries(
  effectNames.map((name) => [name, effectFacts[name].seconds]),
);
