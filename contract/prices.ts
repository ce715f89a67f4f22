/** The specification's price list, in micro-dollars: the one table that pricing, quotes and estimates read. */
export const prices = {
  ai_generation: { title: 'AI generation', unit: 'prompt', lowMicros: 1_000_000, highMicros: 5_000_000 },
  export_hd: { title: 'HD export', unit: 'export', lowMicros: 100_000, highMicros: 100_000 },
  background_removal: { title: 'Background removal', unit: 'image', lowMicros: 20_000, highMicros: 20_000 },
  image_generation: { title: 'Image generation', unit: 'image', lowMicros: 80_000, highMicros: 80_000 },
  voiceover: { title: 'Voiceover', unit: '1,000 characters', lowMicros: 60_000, highMicros: 60_000 },
  music: { title: 'Music generation', unit: 'clip', lowMicros: 120_000, highMicros: 120_000 },
  ai_video_a: { title: 'AI video, model A', unit: 'second', lowMicros: 140_000, highMicros: 140_000 },
  ai_video_b: { title: 'AI video, model B', unit: 'second', lowMicros: 800_000, highMicros: 800_000 },
} as const;
export type OperationKey = keyof typeof prices;

/** Plans; each paid invoice grants its amount as balance. */
export const subscriptions = {
  subscription_starter: { title: 'Starter', unit: 'month', lowMicros: 25_000_000, highMicros: 25_000_000 },
  subscription_studio: { title: 'Studio', unit: 'month', lowMicros: 99_000_000, highMicros: 99_000_000 },
} as const;

/** What one prompt is made of, in micro-dollars; the sum stops at the high end of `ai_generation`. */
export const generationSteps = {
  /** The plan and the first scene; all that a `spar` costs. */
  plan: 1_000_000,
  /** Each scene after the first. */
  scene: 250_000,
  /** Each repair of a scene by the model. */
  repair: 100_000,
  /** Each round of deep planning in the mode `agent-max`. */
  round: 500_000,
} as const;
export type GenerationStep = keyof typeof generationSteps;

/** Operations that cost nothing. */
export const freeOperations = ['preview', 'review', 'validate', 'verify'] as const;
