import { mediaOperations } from '../../contract/media-operations.ts';
import type { MadeMedia, MediaEnd, MediaEnds } from '../../domain/media/media-end.ts';

/** The smallest PNG: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const made: MadeMedia = { content: pixel, type: 'image/png', facts: {} };

/** Who makes media files in tests of the process: one pixel each, in all three ways of making it. */
export function createScriptedMedia(): MediaEnds {
  const here: MediaEnd = { way: 'here', provider: 'embedded', note: 'Here.', make: async () => made };
  const answer: MediaEnd = { way: 'answer', provider: 'openai', note: 'Answers.', make: async () => made };
  const looks = new Map<string, number>();
  const job: MediaEnd = {
    ...{ way: 'job', provider: 'jobs', note: 'Takes the work.' },
    patienceMinutes: 30,
    submit: async (_, { key }) => ({ job: `job-${key}` }),
    drop: async () => undefined,
    async look(id) {
      looks.set(id, (looks.get(id) ?? 0) + 1);
      return looks.get(id) === 1 ? { state: 'working' } : { state: 'done', made };
    },
  };
  const byOperation: Record<string, MediaEnd> = { image_generation: answer, ai_video_a: job };
  return Object.fromEntries(mediaOperations.map((name) => [name, byOperation[name] ?? here])) as unknown as MediaEnds;
}
