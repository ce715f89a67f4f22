import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reviews } from '../../db/repositories/reviews.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import type { Director } from '../../domain/directing/director.ts';
import { quotePrompt } from '../../domain/money/quote.ts';
import { plainScene } from '../engine/film.ts';
import { createScriptedDirector } from './scripted-director.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

const tiny = plainScene(`<p style={{ position: 'absolute', left: 60, top: 60, fontSize: 5 }}>Too small to read</p>`);
const standing = (word: string) =>
  `export default function Plain() { return <h1 style={{ margin: '10% 20%', background: '#fff', color: '#000' }}>${word}</h1>; }`;
/** How often `varied` was written: it differs each time. */
let written = 0;
const planted: Record<string, () => string> = {
  tiny: () => tiny,
  varied: () => {
    written += 1;
    return standing(`Version ${written}`);
  },
};

/** The scripted director, who writes planted faults, and whose scene `gated` waits until the test opens its gate. */
const scripted = createScriptedDirector();
const gate = Promise.withResolvers<void>();
const director: Director = {
  ...scripted,
  async writeScene(input, plan, index, ...rest) {
    const { name = '' } = plan.scenes[index] ?? {};
    if (name === 'gated') await gate.promise;
    const code = planted[name]?.();
    return code ? { code, costMicros: 0 } : scripted.writeScene(input, plan, index, ...rest);
  },
};

let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack({ director, twice: true });
}, 90_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

const fork = () => stack.ports.database.fork();
const prompted = (film: { accountId: string; projectId: string }, names: string) =>
  stack.start(film, 'prompt', { prompt: `script: ${names}` });

test('faults that need no director are mended before a draft is published', async () => {
  const film = await stack.project({ width: 640, height: 360, fps: 10 });
  const run = await stack.ended(await prompted(film, 'tiny'));
  expect(run).toMatchObject({ state: 'completed', result: { leftOut: [] } });
  expect(scripted.calls.filter((call) => call.startsWith('repair'))).toEqual([]);
  const mends = (await stack.events(run.id)).filter(({ type }) => type === 'mend').map(({ body }) => body);
  expect(mends.filter(({ mended }) => mended).map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['text-too-small']),
  );
  const scenes = await revisions.scenesWithCode(fork(), String(run.result?.revision));
  expect(scenes.find(({ name }) => name === 'tiny')?.code).not.toContain('fontSize: 5 ');
  await stack.ended(await stack.start(film, 'review', {}));
  const rules = (await reviews.newest(fork(), film.projectId))?.findings.map(({ rule }) => rule);
  expect(rules).not.toContain('text-too-small');
}, 120_000);

test('a film without such faults is not measured a second time', async () => {
  const run = await stack.ended(await prompted(await stack.project(), 'good'));
  expect((await stack.events(run.id)).filter(({ type }) => type === 'mend')).toEqual([]);
  const history = await stack.ports.temporal.client.workflow.getHandle(run.id).fetchHistory();
  const types = (history.events ?? []).map((event) => event.activityTaskScheduledEventAttributes?.activityType?.name);
  expect(types).not.toContain('mendDraft');
}, 120_000);

test('planning alone tells the plan with what it would cost to make, and changes nothing', async () => {
  const film = await stack.project();
  await stack.grant(film.accountId, 10_000_000);
  const paid = { billing: 'local' as const, quote: quotePrompt({ spar: true, charged: true }) };
  const before = await revisions.head(fork(), film.projectId);
  const run = await stack.ended(
    await stack.start(film, 'prompt', { prompt: 'script: spar tiny', spar: true }, undefined, paid),
  );
  expect(run).toMatchObject({ state: 'completed', spentMicros: 1_000_000 });
  expect(run.result).toMatchObject({ revision: null, scenes: [], quote: { low: 1.25, high: 1.65 } });
  expect(run.result).toHaveProperty('plan.scenes.length', 2);
  const told = (await stack.events(run.id)).map(({ type }) => type).filter((type) => type !== 'budget');
  expect(told).toEqual(['run.accepted', 'phase', 'plan', 'run.completed']);
  expect(scripted.calls).not.toContain('write spar');
  expect(await revisions.head(fork(), film.projectId)).toEqual(before);
}, 60_000);

test('a scene that a person edits while a prompt works stands as edited, and the run reports the conflict', async () => {
  const film = await stack.project();
  await stack.ended(await prompted(film, 'varied'));
  const [varied] = await revisions.scenes(fork(), (await revisions.head(fork(), film.projectId)).id);
  const sceneId = varied?.sceneId ?? '';
  const runId = await prompted(film, 'varied gated');
  for (let ready = false; !ready; await delay(50))
    ready = (await stack.events(runId)).some(({ type }) => type === 'scene.ready');
  const mine = standing('By hand');
  await revisions.commit(fork(), film.projectId, { type: 'code', sceneId, code: mine }, { writtenBy: 'caller' });
  gate.resolve();
  const run = await stack.ended(runId);
  const head = await revisions.head(fork(), film.projectId);
  expect(run).toMatchObject({ state: 'completed', result: { revision: head.id, conflicts: [sceneId] } });
  expect((await stack.events(runId)).at(-1)?.body).toMatchObject({ conflicts: [sceneId] });
  const scenes = await revisions.scenesWithCode(fork(), head.id);
  expect(scenes.map(({ name }) => name).sort()).toEqual(['gated', 'varied']);
  expect(scenes.find(({ name }) => name === 'varied')).toMatchObject({ code: mine, writtenBy: 'caller' });
}, 120_000);

test('a prompt that edits changes what it names, in words and size, and tells the difference', async () => {
  const project = await stack.project();
  const made = await stack.ended(await stack.start(project, 'prompt', { prompt: 'script: good mended' }));
  const em = stack.ports.database.fork();
  const before = await revisions.scenesWithCode(em, String(made.result?.revision));
  const prompt = 'Change "Good" to "Better" and resize to 120x120';
  const run = await stack.ended(await stack.start(project, 'prompt', { prompt }));
  expect(run).toMatchObject({ state: 'completed', result: { shape: 'edit', leftOut: [] } });
  expect(run.result?.changes).toEqual([
    { sceneId: expect.any(String), name: 'good', kind: 'code', detail: 'other code' },
    { sceneId: null, name: 'Film', kind: 'size', detail: expect.stringContaining('→ 120×120') },
  ]);
  const head = await revisions.head(stack.ports.database.fork(), project.projectId);
  expect([head.width, head.height]).toEqual([120, 120]);
  const after = await revisions.scenesWithCode(stack.ports.database.fork(), head.id);
  const codeOf = (scenes: typeof before, name: string) => scenes.find((scene) => scene.name === name)?.code;
  expect(codeOf(after, 'good')).toBe(codeOf(before, 'good')?.replace('Good', 'Better'));
  expect(codeOf(after, 'mended')).toBe(codeOf(before, 'mended'));
});
