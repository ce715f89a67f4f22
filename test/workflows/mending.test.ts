import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MendResult } from '../../contract/mended.ts';
import { projects } from '../../db/repositories/projects.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { plainScene } from '../engine/film.ts';
import { emptyFilms, reviewAndExport } from './empty-films.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
let film: { accountId: string; projectId: string };
let sceneId: string;
const small = plainScene(
  `{/* kept */}<p style={{ position: 'absolute', left: 200, top: 200, fontSize: 5 }}>Too small to read</p>`,
);

beforeAll(async () => {
  stack = await openWorkflowStack({ twice: true });
  film = await stack.project({ width: 640, height: 360, fps: 10 });
  const change = { type: 'create', name: 'Small', code: small, track: 0, startFrame: 0, durationInFrames: 30 } as const;
  const { touched } = await revisions.commit(stack.ports.database.fork(), film.projectId, change, {
    writtenBy: 'caller',
  });
  sceneId = touched[0] ?? '';
}, 90_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

const head = async () => (await projects.find(stack.ports.database.fork(), film.projectId)).headRevisionId;
const sceneOf = async (revision: string) => revisions.scene(stack.ports.database.fork(), revision, sceneId);

test('a dry run tells each change and leaves the project as it is', async () => {
  const before = await head();
  const run = await stack.ended(await stack.start(film, 'mend', {}));
  expect(run).toMatchObject({ state: 'completed', error: null });
  const result = run.result as unknown as MendResult;
  expect(result).toMatchObject({ applied: false, revision: null, mended: 2, left: 0 });
  expect(result.findings.find(({ rule }) => rule === 'text-too-small')).toMatchObject({
    rule: 'text-too-small',
    mended: true,
    after: '24.1 u',
  });
  expect(result.scenes).toEqual([
    expect.objectContaining({
      sceneId,
      lines: [expect.objectContaining({ line: 7, after: expect.stringContaining('fontSize: 8') })],
    }),
  ]);
  expect(await head()).toBe(before);
}, 120_000);

test('applied, mends are one revision with its review, and mending again finds nothing', async () => {
  const before = await head();
  const runId = await stack.start(film, 'mend', { apply: true });
  const run = await stack.ended(runId);
  expect(run).toMatchObject({ state: 'completed', error: null });
  const result = run.result as unknown as MendResult;
  expect(result).toMatchObject({ applied: true, revision: await head(), mended: 2 });
  const revision = await revisions.get(stack.ports.database.fork(), film.projectId, await head());
  expect(revision).toMatchObject({ parentId: before, message: 'Mended: 2 faults' });
  const { code, writtenBy } = await sceneOf(revision.id);
  expect(writtenBy).toBe('caller');
  expect(code).toBe(small.replace('fontSize: 5', 'fontSize: 8'));
  const review = await reviews.newest(stack.ports.database.fork(), film.projectId);
  expect(review).toMatchObject({ revisionId: revision.id, runId, verdict: 'clean' });
  const again = await stack.ended(await stack.start(film, 'mend', { apply: true }));
  expect(again.result).toMatchObject({ applied: false, mended: 0, left: 0, scenes: [] });
}, 120_000);

test('what a person changed meanwhile stands, and the run says so', async () => {
  const write = (code: string) => {
    const change = { type: 'code', sceneId, code } as const;
    return revisions.commit(stack.ports.database.fork(), film.projectId, change, { writtenBy: 'caller' });
  };
  await write(small);
  const runId = await stack.start(film, 'mend', { apply: true });
  const mine = small.replace('Too small', 'Still too small');
  await write(mine);
  const run = await stack.ended(runId);
  expect(run.result).toMatchObject({ conflicts: [sceneId] });
  expect((await sceneOf(await head())).code).toBe(mine);
}, 180_000);

/** One that shows nothing and one that shows a single picture; `empty-films.long.test.ts` takes the other guises. */
const chosen = Object.entries(emptyFilms).filter(([name]) => /^(?:black: a sheet|frozen: nothing moves)/.test(name));

test.each(chosen)(
  'a film that is %s never passes review and export',
  async (_, empty) => {
    const { reviewed, errors, refused } = await reviewAndExport(stack, empty);
    expect(reviewed).toMatchObject({ state: 'completed', result: { verdict: 'errors' } });
    expect(errors.filter(({ rule }) => empty.rules.includes(rule))).not.toEqual([]);
    expect(refused).toMatchObject({ state: 'failed', error: { code: 'gate_closed' } });
    for (const { id } of errors) expect(JSON.stringify(refused.error)).toContain(id);
  },
  120_000,
);
