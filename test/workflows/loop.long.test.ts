import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { revisions } from '../../db/repositories/revisions.ts';
import { runs } from '../../db/repositories/runs.ts';
import { createScriptedDirector } from './scripted-director.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
let made: string;
let unreachable: string;
beforeAll(async () => {
  stack = await openWorkflowStack({ director: createScriptedDirector() });
  // Side by side: what a loop does most is wait for its next step.
  made = await stack.start(await stack.project(), 'loop', { goal: 'script: good', criteria: 'errors<=0' });
  unreachable = await beginUnreachable();
}, 120_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

test('a loop on an empty project makes the film, reviews it and ends as done, with its runs as children', async () => {
  const loop = await stack.ended(made);
  expect(loop).toMatchObject({ state: 'completed', error: null, waitsFor: null });
  expect(loop.result).toMatchObject({ outcome: 'done' });
  const children = await runs.childrenOf(stack.ports.database.fork(), made);
  expect(children.map(({ kind }) => kind).slice(0, 2)).toEqual(['prompt', 'review']);
  expect(children.every(({ state }) => state === 'completed')).toBe(true);
  const types = (await stack.events(made)).map(({ type }) => type);
  expect(types.filter((type) => type === 'turn').length).toBe(types.filter((type) => type === 'observation').length);
}, 180_000);

const still = `export default function Note() {
  return <div style={{ position: 'absolute', inset: 0, background: '#ffffff', color: '#101018', fontSize: 40 }}>Read the tide</div>;
}`;

async function beginUnreachable(): Promise<string> {
  const film = await stack.project();
  const place = { track: 0, startFrame: 0, durationInFrames: 40 };
  const change = { type: 'create' as const, name: 'Note', code: still, ...place };
  await revisions.commit(stack.ports.database.fork(), film.projectId, change, { writtenBy: 'caller' });
  return stack.start(film, 'loop', { goal: 'A film.', criteria: 'fps>=60', turns: 50 });
}

test('a criterion that nobody can reach ends the loop for want of progress, long before its turns are used', async () => {
  const loop = await stack.ended(unreachable);
  expect(loop).toMatchObject({ state: 'completed', result: { outcome: 'no_progress' } });
  expect((loop.result as { turns: number }).turns).toBeLessThan(4);
  expect(loop.result).toMatchObject({ left: [{ what: 'Criterion fps>=60 measures 10.' }] });
}, 180_000);
