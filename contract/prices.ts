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

/** Operations that cost nothing. */
export const freeOperations = ['preview', 'review', 'validate', 'verify', 'spar'] as const;
