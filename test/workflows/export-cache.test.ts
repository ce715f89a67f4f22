import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEvictingActivities } from '../../activities/evicting.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

const ready = { durationInFrames: 10, track: 0 };
const scene = (
  text: string,
) => `export default () => <div style={{ position: 'absolute', inset: 0, background: '#123' }}>
  <p style={{ color: '#fff', fontSize: 40 }}>${text}</p></div>`;

let stack: WorkflowStack;
const scenes = 3;
let film: { accountId: string; projectId: string };
let sceneIds: string[];

beforeAll(async () => {
  stack = await openWorkflowStack();
  film = await stack.project();
  sceneIds = [];
  for (let index = 0; index < scenes; index += 1) {
    const place = { ...ready, startFrame: index * 10, name: `Scene ${index}` };
    sceneIds.push(await commit({ type: 'create', code: scene(`Scene ${index}`), ...place }));
  }
}, 120_000);

afterAll(async () => stack?.[Symbol.asyncDispose](), 60_000);

async function commit(change: Parameters<typeof revisions.commit>[2]): Promise<string> {
  const em = stack.ports.database.fork();
  const { touched } = await revisions.commit(em, film.projectId, change, { writtenBy: 'caller' });
  return touched[0] as string;
}

/** Reviews the head where its picture is a new one, and exports it, whatever the review says. */
async function exported(input: Record<string, unknown> = {}, { isSeen = false } = {}) {
  if (!isSeen) await stack.ended(await stack.start(film, 'review', {}));
  const review = await reviews.newest(stack.ports.database.fork(), film.projectId);
  const accept = review?.findings.filter(({ severity }) => severity === 'error').map(({ id }) => id);
  const run = await stack.ended(
    await stack.start(film, 'export', { quality: 'draft', ...input, accept, reason: 'a test' }),
  );
  expect(run).toMatchObject({ error: null, state: 'completed' });
  const told = (await stack.events(run.id)).at(-1)?.body.chunks;
  const record = await exportRecords.ofRun(stack.ports.database.fork(), run.id);
  expect({ reused: record.chunksReused, rendered: record.chunksRendered }).toEqual(told);
  expect(run.result).toMatchObject({ exportId: record.id, chunks: told });
  return told;
}

test('an edit of one scene renders that scene alone, and the export says so', async () => {
  expect(await exported()).toEqual({ reused: 0, rendered: scenes });
  await commit({ type: 'code', sceneId: sceneIds[1] as string, code: scene('Another second') });
  expect(await exported()).toEqual({ reused: scenes - 1, rendered: 1 });
  expect(await exported({ quality: 'standard' }, { isSeen: true })).toEqual({ reused: 0, rendered: scenes });
}, 120_000);

test('a cache that is too large loses what was used longest ago, and the next export makes it again', async () => {
  const { database, storage } = stack.ports;
  const count = async () => {
    const [row] = await database
      .fork()
      .execute<{ bytes: string }[]>('select coalesce(sum(bytes), 0) bytes from cached_objects');
    return Number(row?.bytes);
  };
  const before = await count();
  const { evictUnused } = createEvictingActivities({
    ...{ database, storage },
    limits: { ...stack.ports.limits, chunkCacheBytes: Math.floor(before / 2) },
  });
  expect((await evictUnused()).evicted).toBeGreaterThan(0);
  expect(await count()).toBeLessThanOrEqual(before / 2);
  // The draft's parts are the older ones.
  expect(await exported({ quality: 'standard' }, { isSeen: true })).toMatchObject({ rendered: 0 });
  expect(await exported({}, { isSeen: true })).not.toMatchObject({ rendered: 0 });
}, 120_000);

test('a scene that depends on what was shown before is reported and rendered in one piece, the same each time', async () => {
  const counting = `let shown = 0;
export default () => { shown += 1; return <div style={{ position: 'absolute', inset: 0, background: '#123' }}>
  <div style={{ position: 'absolute', left: (shown * 9) % 300, top: 20, width: 60, height: 60, background: '#fff' }} /></div>; };`;
  const { projectId } = film;
  const longer = { updates: [{ sceneId: sceneIds[2] as string, durationInFrames: 30 }] };
  await commit({ type: 'positions', ...longer } as never);
  await commit({ type: 'code', sceneId: sceneIds[2] as string, code: counting });
  await exported({ quality: 'high' });
  const page = await exportRecords.list(stack.ports.database.fork(), projectId);
  const rows = (page.items[0]?.checks ?? []) as { name: string; measured: string }[];
  expect(rows.find(({ name }) => name.includes('depends_on_history'))).toMatchObject({
    name: 'scene “Scene 2” depends_on_history',
    measured: 'rendered in one piece',
  });
}, 120_000);

test('a still that was shown before is taken as it is, and captured anew when its scene changed', async () => {
  const stills = async () => {
    const sql = "select object_key, used_at from cached_objects where object_key like '%/stills/%' order by object_key";
    return stack.ports.database.fork().execute<{ object_key: string; used_at: Date }[]>(sql);
  };
  const preview = async (more: { lossless?: boolean } = {}) => {
    const run = await stack.ended(await stack.start(film, 'preview', { frames: [5, 15], ...more }));
    expect(run).toMatchObject({ error: null, state: 'completed' });
  };
  await preview();
  const first = await stills();
  expect(first).toHaveLength(2);
  await preview();
  expect((await stills()).map(({ object_key }) => object_key)).toEqual(first.map(({ object_key }) => object_key));
  await commit({ type: 'code', sceneId: sceneIds[1] as string, code: scene('Another first') });
  await preview();
  expect(await stills()).toHaveLength(3);
  await preview({ lossless: true });
  const endings = (await stills()).map(({ object_key }) => object_key.split('.').at(-1));
  expect(endings.sort()).toEqual(['jpeg', 'jpeg', 'jpeg', 'png', 'png']);
}, 120_000);

test('a film that is heard anew is mixed anew and renders no frame; its file says how loud it is', async () => {
  const seconds = { 'fx:hit': 1, 'fx:whoosh': 1 };
  const edit = (id: string, asset: string, startFrame: number) =>
    ({ type: 'add', id, asset, place: { role: 'effect', startFrame } }) as const;
  film = await stack.project();
  for (const index of [0, 1]) {
    const place = { ...ready, startFrame: index * 10, name: `Heard ${index}` };
    await commit({ type: 'create', code: scene(`Heard ${index}`), ...place });
  }
  expect(await exported()).toEqual({ reused: 0, rendered: 2 });
  await commit({ type: 'sound', edit: edit('snd_a', 'fx:whoosh', 5), seconds });
  expect(await exported({}, { isSeen: true })).toEqual({ reused: 2, rendered: 0 });
  await commit({ type: 'sound', edit: edit('snd_b', 'fx:hit', 9), seconds });
  expect(await exported({}, { isSeen: true })).toEqual({ reused: 2, rendered: 0 });
  const run = (await exportRecords.list(stack.ports.database.fork(), film.projectId)).items[0];
  const checks = run?.checks as { name: string; measured: string; passed: boolean }[];
  expect(checks.filter(({ name }) => name === 'loudness' || name === 'true peak')).toMatchObject([
    { measured: expect.stringContaining('LUFS'), passed: true },
    { measured: expect.stringContaining('dBTP'), passed: true },
  ]);
}, 120_000);
