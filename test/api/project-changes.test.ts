import { afterAll, expect, test } from '@jest/globals';
import { notify } from '../../db/notifications.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { runs } from '../../db/repositories/runs.ts';
import { type EventReader, type ReadEvent, readEvents } from './event-reader.ts';
import { newPaidCaller } from './paid-caller.ts';
import { startApi } from './start-api.ts';
import { newProject, newScene, sceneCode } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newPaidCaller(api);
const accountId = (await call('account')).body.id;

const open = (projectId: string, after?: number) =>
  readEvents(`${api.url}/api/v1/projects/${projectId}/changes`, {
    headers: { 'x-api-key': call.apiKey, ...(after !== undefined && { 'last-event-id': String(after) }) },
  });

/** Reads on until `part` is told of; all that was told by then. */
async function until(reader: EventReader, part: string): Promise<Set<string>> {
  const told = new Set<string>();
  while (!told.has(part)) {
    const event = await reader.next();
    if (!event) throw new Error('the stream ended');
    for (const each of event.data.parts) told.add(each);
  }
  return told;
}

async function first(reader: EventReader): Promise<ReadEvent> {
  const event = await reader.next();
  if (!event) throw new Error('the stream ended');
  return event;
}

test('a change by anyone is told as it happens, with the part that changed and the head', async () => {
  const projectId = await newProject(call);
  await using reader = await open(projectId);
  expect((await first(reader)).data.parts).toEqual([]);
  const { sceneId, revision } = await newScene(call, projectId);
  expect(await first(reader)).toMatchObject({
    event: 'project.changed',
    data: { parts: ['project'], headRevision: revision },
  });
  await call('addContext', { params: { projectId }, body: { label: 'goal', text: 'More' } });
  expect((await first(reader)).data.parts).toEqual(['brief']);
  await call('startReview', { params: { projectId }, body: {} });
  expect((await first(reader)).data.parts).toEqual(['runs']);
  const em = api.database.fork();
  const asked = { accountId, projectId, kind: 'review' as const, writing: false };
  const { run } = await runs.create(em, { ...asked, input: {}, requestHash: 'other', provider: 'none' });
  await until(reader, 'runs');
  await runs.appendEvents(em, run.id, 'draft', [{ type: 'scene.ready', body: { sceneId, name: 'S', revision } }]);
  expect([...(await until(reader, 'draft'))]).toEqual(['draft']);
  // What nobody sees of a run is told to nobody.
  await runs.appendEvents(em, run.id, 'quiet', [{ type: 'phase', body: { name: 'review', gate: 'open' } }]);
  await reviews.record(em, {
    ...{ projectId, revisionId: revision, runId: run.id, pictureHash: 'a', verdict: 'clean' as const },
    ...{ findings: [], counts: {}, allowed: [], stills: {}, measurements: null },
  } as never);
  expect([...(await until(reader, 'review'))]).toEqual(['review']);
});

test('Last-Event-ID goes on after that change: what was missed is told once, what was seen is not', async () => {
  const projectId = await newProject(call);
  await newScene(call, projectId);
  const seen = await (async () => {
    await using reader = await open(projectId);
    return (await first(reader)).id as number;
  })();
  await call('addContext', { params: { projectId }, body: { label: 'goal', text: 'Missed' } });
  await call('addContext', { params: { projectId }, body: { label: 'brand', text: 'Missed, too' } });
  await using reader = await open(projectId, seen);
  const { id, data } = await first(reader);
  expect([id, data.parts]).toEqual([seen + 2, ['brief']]);
  await using up = await open(projectId, id as number);
  await call('addContext', { params: { projectId }, body: { label: 'goal', text: 'Then' } });
  expect((await first(up)).id).toBe(seen + 3);
});

test('two who change one project at once change it twice, and a reader hears of both', async () => {
  const projectId = await newProject(call);
  const { sceneId } = await newScene(call, projectId);
  await using reader = await open(projectId);
  const { id } = await first(reader);
  const write = (n: number) =>
    n % 2 === 0
      ? call('addContext', { params: { projectId }, body: { label: 'goal', text: `Goal ${n}` } })
      : call('setSceneCode', {
          params: { projectId, sceneId },
          body: { code: sceneCode.replace('export', `// ${n}\nexport`) },
        });
  const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => write(n)));
  expect(replies.map(({ status }) => status < 300)).toEqual(Array(8).fill(true));
  let last = id;
  while ((last as number) < (id as number) + 8) last = (await first(reader)).id;
  expect(last).toBe((id as number) + 8);
});

test('the stream of a deleted project ends, and nobody follows a project of another account', async () => {
  const projectId = await newProject(call);
  await using reader = await open(projectId);
  await first(reader);
  await call('deleteProject', { params: { projectId } });
  await reader.rest();
  expect((await open(projectId)).reply.status).toBe(404);
  const stranger = await newPaidCaller(api);
  const other = await newProject(stranger);
  expect((await open(other)).reply.status).toBe(404);
});

test('a notice that names no project, or one that nobody follows, disturbs nothing', async () => {
  const projectId = await newProject(call);
  await using reader = await open(projectId);
  await first(reader);
  await notify(api.database.fork(), 'project_live', {});
  await notify(api.database.fork(), 'project_live', { projectId: 'prj_other', seq: 9 });
  await call('addContext', { params: { projectId }, body: { label: 'goal', text: 'After' } });
  expect((await first(reader)).data.parts).toEqual(['brief']);
});
