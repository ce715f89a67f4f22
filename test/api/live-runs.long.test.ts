import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunEventType, runEvents } from '../../contract/runs.ts';
import type { Answer, Caller } from './caller.ts';
import { type ReadEvent, readEvents } from './event-reader.ts';
import { newPaidCaller } from './paid-caller.ts';
import type { TestApi } from './start-api.ts';
import { newProject } from './test-film.ts';
import { openWorkingApi } from './working-api.ts';

// The API beside real workers, in one process: what they write is what a client of the API gets.
let api: TestApi;
let call: Caller & { apiKey: string };
let projectId: string;
beforeAll(async () => {
  api = await openWorkingApi();
  call = await newPaidCaller(api);
  projectId = await newProject(call, { width: 320, height: 180, fps: 10 });
}, 90_000);
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
}, 30_000);

const headers = () => ({ 'x-api-key': call.apiKey, 'content-type': 'application/json' });
const isTerminal = (event: ReadEvent | undefined) => event?.event === 'run.completed' || event?.event === 'run.failed';
const resume = (runId: string, after: number) =>
  readEvents(`${api.url}/api/v1/runs/${runId}/events`, { headers: { ...headers(), 'last-event-id': String(after) } });

/** Every event of a run's stream, as its contract has it. */
async function eventsOf(runId: string): Promise<ReadEvent[]> {
  const events = await (await resume(runId, 0)).rest();
  for (const { event, data } of events) runEvents[event as RunEventType].parse(data);
  return events;
}

test('a generation that breaks off after every second event is told whole, in order and once', async () => {
  const body = JSON.stringify({
    projectId,
    prompt: 'A 3 second film for Heron Books. “Read slowly.”',
    seed: 3,
  });
  const seen: ReadEvent[] = [];
  let reader = await readEvents(`${api.url}/api/generate-stream`, { method: 'POST', headers: headers(), body });
  while (!isTerminal(seen.at(-1))) {
    for (let stored = 0; stored < 2 && !isTerminal(seen.at(-1)); ) {
      const event = await reader.next();
      if (event?.id != null) stored += seen.push(event) && 1;
      else if (!event) throw new Error('the stream ended early');
    }
    await reader[Symbol.asyncDispose]();
    reader = await resume(seen[0]?.data.runId, seen.at(-1)?.id ?? 0);
  }
  await reader[Symbol.asyncDispose]();
  expect(seen.map(({ id }) => id)).toEqual(seen.map((_, index) => index + 1));
  expect(seen.at(-1)?.event).toBe('run.completed');
  const told = await eventsOf(seen[0]?.data.runId);
  expect(told).toEqual(seen);
  const { body: run }: Answer = await call('getRun', { params: { runId: seen[0]?.data.runId } });
  expect(run).toMatchObject({ state: 'completed', phase: 'review', lastEvent: seen.length, error: null });
  const { body: project } = await call('getProject', { params: { projectId } });
  expect([project.headRevision, project.phase]).toEqual([run.result.revision, 'review']);
}, 60_000);

test('the stills of a preview can be fetched where the reply says', async () => {
  const { body: run } = await call('startPreview', { params: { projectId }, body: { frames: [0, 5], sheet: true } });
  const events = await eventsOf(run.id);
  const urls = events.filter(({ event }) => event === 'artefact').map(({ data }) => data.url);
  expect(urls).toHaveLength(3);
  for (const url of urls) {
    const reply = await fetch(url);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
  const { body: ended } = await call('getRun', { params: { runId: run.id } });
  expect(ended.result.artefacts.map(({ url }: { url: string }) => url)).toEqual(urls);
}, 60_000);

test('a review that ran is the newest one, of the picture that stands', async () => {
  const { body: run } = await call('startReview', { params: { projectId }, body: {} });
  expect((await eventsOf(run.id)).at(-1)?.event).toBe('run.completed');
  const { body: review } = await call('latestReview', { params: { projectId } });
  const { body: ended } = await call('getRun', { params: { runId: run.id } });
  expect(review).toMatchObject({ id: ended.result.reviewId, current: true });
  const phase = review.counts.error > 0 ? 'iterate' : 'export';
  expect((await call('projectState', { params: { projectId } })).body.phase).toBe(phase);
}, 60_000);
