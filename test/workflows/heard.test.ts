import { afterAll, expect, test } from '@jest/globals';
import { AppError } from '../../contract/errors.ts';
import { assets } from '../../db/repositories/assets.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { isCaptions } from '../../domain/directing/sound/captions-scene.ts';
import { namesIn } from '../../domain/media/named-assets.ts';
import { quotePrompt } from '../../domain/money/quote.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import { filmWords } from '../../domain/sound/film-words.ts';
import { addPicture } from './library.ts';
import { openWorkflowStack } from './workflow-stack.ts';

const stack = await openWorkflowStack({ twice: true });
afterAll(async () => stack[Symbol.asyncDispose]());
const fork = () => stack.ports.database.fork();
const fps = 10;
const project = await stack.project({ width: 320, height: 180, fps });
await stack.grant(project.accountId, 20_000_000);

/** Runs a prompt that is charged at list price; what it did and what it cost. */
async function prompted(prompt: string) {
  const before = await ledger.balanceOf(fork(), project.accountId);
  const quote = quotePrompt({ spar: false, charged: true, mediaMicros: 4_000_000 });
  const runId = await stack.start(project, 'prompt', { prompt }, undefined, { quote, billing: 'local' }, 'offline');
  const run = await stack.ended(runId);
  const { availableMicros, heldMicros } = await ledger.balanceOf(fork(), project.accountId);
  const { headRevisionId } = await projects.find(fork(), project.projectId);
  const head = await revisions.get(fork(), project.projectId, headRevisionId);
  const scenes = await revisions.scenesWithCode(fork(), head.id);
  const events = await stack.events(runId);
  return { run, paid: before.availableMicros - availableMicros, heldMicros, head, scenes, events };
}

const roles = (sound: readonly { role: string }[]) => [...new Set(sound.map(({ role }) => role))].sort();
const ofRole = <Clip extends { role: string }>(sound: readonly Clip[], role: string) =>
  sound.filter((clip) => clip.role === role);

test('a prompt makes the voice, the music and the captions that it asks for: the voice leads, all under one hold', async () => {
  const { run, paid, heldMicros, head, scenes, events } = await prompted(
    'An 8 second film for Solstice with a calm voiceover, soft music and captions. It charges a phone in 42 minutes.',
  );
  expect([run.state, heldMicros, roles(head.sound)]).toEqual(['completed', 0, ['music', 'voice']]);
  const film = timelineLength(scenes);
  expect(ofRole(head.sound, 'music')).toMatchObject([{ startFrame: 0, durationInFrames: film, volume: -4 }]);
  // Each line is said while its own part stands, and no part ends before its words do.
  const sounds = await assets.sounds(fork(), project.projectId);
  const words = filmWords(head.sound, new Map(sounds.map(({ name, words }) => [name, words])), fps);
  const closing = scenes.find(({ name }) => name === 'Closing');
  expect(words.length).toBeGreaterThan(6);
  expect(words.at(-1)?.to).toBeLessThanOrEqual(film / fps);
  expect(words.some(({ from }) => from * fps >= (closing?.startFrame ?? film))).toBe(true);
  const captions = scenes.filter(isCaptions);
  expect(captions).toMatchObject([{ startFrame: 0, durationInFrames: film }]);
  for (const { text } of words) expect(captions[0]?.code).toContain(text.replace(/[.,]$/u, ''));
  // The plan, each scene after the first, the letters that were said, one piece of music.
  const letters = head.plan?.sound?.voice?.lines.map(({ text }) => text).join(' ').length ?? 0;
  const made = (run.result as { scenes: string[] }).scenes.length;
  expect(paid).toBe(1_000_000 + 250_000 * (made - 1) + 60 * letters + 120_000);
  expect(events.filter(({ type, body }) => type === 'media' && body.step === 'made')).toHaveLength(2);
}, 180_000);

test('sound is changed by a prompt alone: no scene is written anew', async () => {
  const before = await prompted('Make the voice louder and remove the music');
  expect([before.run.state, roles(before.head.sound)]).toEqual(['completed', ['voice']]);
  expect(new Set(ofRole(before.head.sound, 'voice').map(({ volume }) => volume))).toEqual(new Set([5]));
  expect(before.events.filter(({ type }) => type === 'scene.ready')).toEqual([]);
}, 120_000);

test('a sound that cannot be made is told of and costs nothing', async () => {
  const embedded = stack.ports.media;
  const make = async () => {
    throw new AppError('provider_failed', 'out of tune');
  };
  stack.ports.media = { ...embedded, music: { way: 'here', provider: 'embedded', note: 'Fails.', make } };
  const { run, paid, heldMicros, head } = await prompted('Add soft music');
  stack.ports.media = embedded;
  expect([run.state, (run.error as { code: string }).code, paid, heldMicros]).toEqual([
    ...['failed', 'provider_failed', 0, 0],
  ]);
  expect(roles(head.sound)).toEqual(['voice']);
}, 120_000);

test('a prompt makes the pictures that it asks for before its scenes show them; one that cannot be made costs nothing and is told of', async () => {
  await addPicture(stack, project, { name: 'logo', svg: logo });
  const embedded = stack.ports.media;
  const make = async () => {
    throw new AppError('provider_failed', 'out of film');
  };
  stack.ports.media = { ...embedded, ai_video_b: { way: 'here', provider: 'embedded', note: 'Fails.', make } };
  const { run, paid, heldMicros, head, scenes } = await prompted(
    'An 8 second film for Alpine Club with an illustration of a mountain behind the title, the logo cut out and an AI clip of snow by model B. Join at alpine.example',
  );
  stack.ports.media = embedded;
  expect([run.state, heldMicros]).toEqual(['completed', 0]);
  const shown = [...namesIn(scenes, head.theme)].sort();
  expect(shown).toEqual(['logo-cutout', 'mountain']);
  expect((run.result as { leftOut: string[] }).leftOut).toEqual(['The picture snow was not made: provider_failed.']);
  const library = await assets.list(fork(), project.projectId);
  expect(library.find(({ name }) => name === 'mountain')).toMatchObject({ state: 'ready', kind: 'image' });
  const made = (run.result as { scenes: string[] }).scenes.length;
  expect(paid).toBe(1_000_000 + 250_000 * (made - 1) + 80_000 + 20_000);
}, 180_000);

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#fff"/><circle cx="150" cy="150" r="90" fill="#1b4dff"/></svg>';
