import { afterAll, expect, test } from '@jest/globals';
import type { MediaOperation } from '../../contract/media-operations.ts';
import { assets } from '../../db/repositories/assets.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { mediaQuantity } from '../../domain/media/media-quantity.ts';
import { quoteMedia } from '../../domain/money/quote.ts';
import { addPicture, discOnGround } from './library.ts';
import { openWorkflowStack } from './workflow-stack.ts';

const stack = await openWorkflowStack({ twice: true });
afterAll(async () => stack[Symbol.asyncDispose]());
const fork = () => stack.ports.database.fork();
const micros = 10_000_000;
const newProject = async () => {
  const project = await stack.project({ width: 640, height: 360, fps: 25 });
  await stack.grant(project.accountId, micros);
  return project;
};
type Project = Awaited<ReturnType<typeof newProject>>;

/** Starts an operation that is charged, on an account with ten dollars. */
function start(project: Project, operation: MediaOperation, input: Record<string, unknown>): Promise<string> {
  const quote = quoteMedia(operation, mediaQuantity(operation, input), true);
  const paid = { quote, billing: 'local' as const };
  return stack.start(project, 'media', { name: 'made', operation, ...input }, undefined, paid, 'embedded');
}

/** What the run made and what it cost. */
async function made(project: Project, runId: string) {
  const { state, error, result } = await stack.ended(runId);
  const { availableMicros, heldMicros } = await ledger.balanceOf(fork(), project.accountId);
  const asset = (await assets.list(fork(), project.projectId)).find(({ name }) => name === 'made');
  return { state, error, result, asset, heldMicros, paidMicros: micros - availableMicros - heldMicros };
}

test('a subject is cut out of its ground, once, for the price of one picture', async () => {
  const project = await newProject();
  await addPicture(stack, project, { name: 'disc', svg: discOnGround });
  const { state, asset, paidMicros, heldMicros, result } = await made(
    project,
    await start(project, 'background_removal', { asset: 'disc' }),
  );
  expect([state, paidMicros, heldMicros]).toEqual(['completed', 20_000, 0]);
  expect(asset).toMatchObject({ state: 'ready', kind: 'image', picture: { alpha: true } });
  expect(result).toMatchObject({ operation: 'background_removal', provider: 'embedded', assetId: asset?.id });
  expect((result as { facts: { kept: number } }).facts.kept).toBeCloseTo(0.23, 2);
}, 120_000);

test('a picture without a ground is refused and costs nothing', async () => {
  const project = await newProject();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#777"/></svg>';
  await addPicture(stack, project, { name: 'plain', svg });
  const { state, error, asset, paidMicros, heldMicros } = await made(
    project,
    await start(project, 'background_removal', { asset: 'plain' }),
  );
  expect([state, (error as { code: string }).code]).toEqual(['failed', 'asset_refused']);
  expect([asset, paidMicros, heldMicros]).toEqual([undefined, 0, 0]);
}, 120_000);

test('a text is spoken in its language, with each word where it is heard, by its thousand characters', async () => {
  const project = await newProject();
  const text = 'Der Hafen öffnet am Montag, und die Fähre wartet auf niemanden.';
  const { state, asset, paidMicros, result } = await made(project, await start(project, 'voiceover', { text }));
  expect([state, paidMicros]).toEqual(['completed', Math.ceil(0.06 * text.length * 1000)]);
  expect(result).toMatchObject({ facts: { language: 'de' } });
  const { seconds = 0, loudness } = asset?.sound ?? {};
  expect(seconds).toBeGreaterThan(2.5);
  expect(loudness).toBeGreaterThan(-20);
  const words = asset?.words ?? [];
  expect(words.map((word) => word.text)).toEqual(text.split(' '));
  for (const [index, { from, to }] of words.entries()) {
    expect(to).toBeGreaterThan(from);
    expect(from).toBeGreaterThanOrEqual(words[index - 1]?.from ?? 0);
    expect(to).toBeLessThanOrEqual(seconds);
  }
}, 120_000);
