import { afterAll, expect, test } from '@jest/globals';
import { cancelRunWorkflow } from '../../adapters/temporal/cancel-run.ts';
import type { MediaOperation } from '../../contract/media-operations.ts';
import { assets } from '../../db/repositories/assets.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import type { HereEnd } from '../../domain/media/media-end.ts';
import { mediaQuantity } from '../../domain/media/media-quantity.ts';
import { quoteMedia } from '../../domain/money/quote.ts';
import { sampleSounds } from '../domain/media/sample-sounds.ts';
import { openWorkflowStack } from './workflow-stack.ts';

const stack = await openWorkflowStack();
afterAll(async () => stack[Symbol.asyncDispose]());

/** One operation on an account with thirty dollars: what it made, and what it cost. */
async function make(operation: MediaOperation, input: Record<string, unknown>) {
  const project = await stack.project({ width: 640, height: 360, fps: 25 });
  await stack.grant(project.accountId, 30_000_000);
  const paid = { quote: quoteMedia(operation, mediaQuantity(operation, input), true), billing: 'local' as const };
  const wanted = { name: 'made', operation, seed: 3, ...input };
  const run = await stack.ended(await stack.start(project, 'media', wanted, undefined, paid, 'embedded'));
  const { availableMicros } = await ledger.balanceOf(stack.ports.database.fork(), project.accountId);
  const [asset] = await assets.list(stack.ports.database.fork(), project.projectId);
  return { state: run.state, asset, cost: 30_000_000 - availableMicros };
}

test.each([
  ['a calm bed', 12.5],
  ['energetic electro', 3],
  ['dark and slow', 40],
])(
  'music for “%s” is %d seconds long to the sample, can be heard to its end, and costs one clip',
  async (prompt, seconds) => {
    const { state, asset, cost } = await make('music', { prompt, seconds });
    expect([state, cost]).toEqual(['completed', 120_000]);
    expect(asset?.sound?.seconds).toBeCloseTo(seconds, 3);
    expect(asset?.sound?.loudness).toBeGreaterThan(-20);
    expect(asset?.sound?.truePeak).toBeLessThan(-0.9);
  },
  120_000,
);

test('a picture is drawn from a prompt in the size that is asked, and costs one picture', async () => {
  const { state, asset, cost } = await make('image_generation', {
    prompt: 'mountains at dusk',
    width: 800,
    height: 600,
  });
  expect([state, cost]).toEqual(['completed', 80_000]);
  expect(asset).toMatchObject({ kind: 'image', state: 'ready', picture: { width: 800, height: 600, alpha: false } });
}, 120_000);

test.each([
  ['ai_video_a', 140_000],
  ['ai_video_b', 800_000],
] as const)(
  '%s makes a clip of exactly as many frames as asked, and costs its seconds',
  async (operation, price) => {
    const { state, asset, cost } = await make(operation, { prompt: 'a pan over the sea at dawn', seconds: 2 });
    expect([state, cost]).toEqual(['completed', 2 * price]);
    expect(asset).toMatchObject({ kind: 'video', state: 'ready', clip: { frames: 50, fps: 25 } });
  },
  180_000,
);

test('an operation that is cancelled while its file is made leaves nothing and costs nothing', async () => {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const untilCancelled: HereEnd = {
    ...{ way: 'here', provider: 'embedded', note: 'Never ready.' },
    make: (_, { signal }) => {
      resolve();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  };
  const standing = stack.ports.media;
  stack.ports.media = { ...standing, music: untilCancelled };
  try {
    const project = await stack.project();
    await stack.grant(project.accountId, 1_000_000);
    const paid = { quote: quoteMedia('music', 1, true), billing: 'local' as const };
    const input = { name: 'made', operation: 'music', seconds: 5 };
    const id = await stack.start(project, 'media', input, undefined, paid, 'embedded');
    await begun;
    await cancelRunWorkflow(stack.ports.temporal.client, id, { discard: false });
    expect(await stack.ended(id)).toMatchObject({ state: 'cancelled', spentMicros: 0 });
    const em = stack.ports.database.fork();
    expect(await ledger.balanceOf(em, project.accountId)).toMatchObject({ availableMicros: 1_000_000, heldMicros: 0 });
    expect(await assets.list(em, project.projectId)).toEqual([]);
  } finally {
    stack.ports.media = standing;
  }
}, 60_000);

test('music that its maker cut short is refused, costs nothing and leaves no object', async () => {
  const standing = stack.ports.media;
  const head = sampleSounds.wav({ seconds: 3 }).subarray(0, 44);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  const content = Buffer.concat([head, Buffer.alloc(3 * 192_000, 7)]);
  const make = async () => ({ content, type: 'audio/wav', facts: {} });
  stack.ports.media = { ...standing, music: { way: 'answer', provider: 'elevenlabs', note: 'Too short.', make } };
  try {
    const project = await stack.project();
    await stack.grant(project.accountId, 1_000_000);
    const paid = { quote: quoteMedia('music', 1, true), billing: 'local' as const };
    const input = { name: 'made', operation: 'music', seconds: 12 };
    const run = await stack.ended(await stack.start(project, 'media', input, undefined, paid, 'elevenlabs'));
    expect([run.state, (run.error as { code: string }).code, run.spentMicros]).toEqual([
      'failed',
      'provider_failed',
      0,
    ]);
    const left: string[] = [];
    for await (const { key } of stack.ports.storage.list(`projects/${project.projectId}`)) left.push(key);
    expect([left, await assets.list(stack.ports.database.fork(), project.projectId)]).toEqual([[], []]);
  } finally {
    stack.ports.media = standing;
  }
}, 60_000);
