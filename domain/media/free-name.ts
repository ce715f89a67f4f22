import type { MediaOperation } from '../../contract/media-operations.ts';

const firstNames: Record<MediaOperation, string> = {
  background_removal: 'cutout',
  image_generation: 'image',
  voiceover: 'voiceover',
  music: 'music',
  ai_video_a: 'clip',
  ai_video_b: 'clip',
};

/** The operation's own name, with the first number that is free where it is taken: `music`, `music-2`. */
export function freeName(operation: MediaOperation, taken: readonly string[]): string {
  const first = firstNames[operation];
  if (!taken.includes(first)) return first;
  for (let number = 2; ; number += 1) {
    const name = `${first}-${number}`;
    if (!taken.includes(name)) return name;
  }
}
