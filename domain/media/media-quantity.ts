import type { MediaOperation } from '../../contract/media-operations.ts';

/** How many units of its price an operation is: thousands of characters, seconds, or one picture or clip of music. */
export function mediaQuantity(operation: MediaOperation, asked: Readonly<Record<string, unknown>>): number {
  if (operation === 'voiceover') return [...String(asked.text ?? '').trim()].length / 1000;
  if (operation === 'ai_video_a' || operation === 'ai_video_b') return Number(asked.seconds);
  return 1;
}
