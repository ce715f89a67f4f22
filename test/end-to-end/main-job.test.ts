import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { notify } from '../../db/notifications.ts';
import { openDatabase } from '../../db/orm.ts';
import { openPaidRun } from '../../db/repositories/open-paid-run.ts';
import { runs } from '../../db/repositories/runs.ts';
import { type RunningStack, startStack } from '../../scripts/embedded/stack.ts';
import { compiled } from '../compiled.ts';
import { patienceMs } from '../patience.ts';

let stack: RunningStack;
let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-main-job-'));
  stack = await startStack({ dataDir: join(folder, 'data'), durable: false, readyTimeoutMs: patienceMs });
  env = { PATH: '/usr/bin:/bin', ...compiled, HOME: folder, CLI_AGENT: '1', CLI_BASE_URL: stack.apiUrl };
}, 180_000);

afterAll(async () => {
  await stack?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

interface Ended {
  code: number;
  // biome-ignore lint/suspicious/noExplicitAny: the document differs by command and is asserted on below.
  document: any;
  lines: string[];
}

/** Runs one command of the real program as an agent would. */
function framewright(...arguments_: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['cli/main.ts', ...arguments_], { env, maxBuffer: 1 << 26 }, (error, out) => {
      const lines = out.trim().split('\n');
      const document = lines.length === 1 ? JSON.parse(lines[0] ?? 'null') : null;
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, document, lines });
    });
  });
}

/** Frames, size, rate and codec of a file, counted by decoding it. */
function probe(path: string): Promise<Record<string, string>> {
  const entries = 'stream=codec_name,width,height,r_frame_rate,nb_read_frames,pix_fmt';
  return new Promise((resolve, reject) => {
    const arguments_ = [
      '-v',
      'error',
      '-count_frames',
      '-select_streams',
      'v',
      '-show_entries',
      entries,
      '-of',
      'json',
      path,
    ];
    execFile('ffprobe', arguments_, (error, out) => (error ? reject(error) : resolve(JSON.parse(out).streams[0])));
  });
}

const prompt =
  'A 5 second square teaser for the bakery Morgenrot: say "Warm bread at six" and end on "Every day but Monday". Colours #b3541e on paper.';

test('from a prompt to an MP4, each phase behind its gate, by the commands an agent would use', async () => {
  const registered = await framewright('auth', 'register', '--email', 'agent@example.org', '--name', 'Agent');
  expect(registered.document.api_key).toMatch(/^fw_live_/);
  const project = await framewright('project', 'create', '--name', 'Morgenrot', '--format', 'square', '--fps', '24');
  expect(project.document).toMatchObject({ width: 1080, height: 1080, fps: 24, phase: 'context' });

  const early = await framewright('prompt', prompt);
  expect(early.code).toBe(2);
  expect(early.document).toMatchObject({ code: 'gate_closed', category: 'validation' });
  expect(JSON.stringify(early.document.missing)).toContain('framewright context add');
  const none = await framewright('scenes', 'list');
  expect(none.document.scenes).toEqual([]);

  for (const [label, text] of [
    ['goal', 'Bring neighbours into the bakery Morgenrot in the morning.'],
    ['requirement', 'Five seconds. Show "Warm bread at six" and "Every day but Monday".'],
    ['brand', 'Morgenrot. Colour #b3541e on paper, warm.'],
  ] as const) {
    expect((await framewright('context', 'add', text, '--label', label)).code).toBe(0);
  }

  const unpaid = await framewright('prompt', prompt);
  expect(unpaid).toMatchObject({ code: 5, document: { code: 'insufficient_balance', shortfall: 1 } });
  expect(unpaid.document.top_up_url).toBe(`${stack.apiUrl}/api/v1/top-up`);
  const { checkoutUrl } = (await framewright('top-up', '10')).document;
  expect((await fetch(checkoutUrl, { method: 'POST' })).ok).toBe(true);

  const spar = await framewright('prompt', prompt, '--spar');
  const directions = expect.arrayContaining(['Colours #b3541e on paper.']);
  expect(spar.document).toMatchObject({
    state: 'completed',
    kind: 'prompt',
    result: { directions, plan: { directions } },
  });
  expect((await framewright('scenes', 'list')).document.scenes).toEqual([]);

  const streamed = await framewright('prompt', prompt, '--stream-json');
  const events = streamed.lines.map((line) => JSON.parse(line));
  expect(events.at(-1)).toMatchObject({ event: 'run.completed', data: { directions } });
  const numbers = events.map(({ id }) => id).filter((id) => id !== null);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  const ready = events.filter(({ event }) => event === 'scene.ready').length;
  const { scenes } = (await framewright('scenes', 'list')).document;
  expect(scenes.length).toBe(ready);
  expect(scenes.length).toBeGreaterThanOrEqual(3);
  const { spent } = events.at(-1).data;
  expect(spent).toBeGreaterThanOrEqual(1 + (ready - 1) * 0.25);

  const tooEarly = await framewright('export', 'start', '--wait');
  expect(tooEarly).toMatchObject({ code: 2, document: { code: 'gate_closed' } });

  const preview = await framewright('preview', '--frames', '0,60,119', '--sheet', '--out', join(folder, 'stills'));
  expect(preview.document.artefacts.map(({ kind }: { kind: string }) => kind)).toEqual([
    'still',
    'still',
    'still',
    'sheet',
  ]);
  expect((await framewright('preview', '--frames', '100000')).document.code).toBe('unknown_frame');

  const review = await framewright('review', '--full');
  expect(review.document.review.findings.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual(
    [],
  );
  expect((await framewright('project', 'validate')).document.valid).toBe(true);
  const verify = await framewright(
    'verify',
    '--criteria',
    'duration<=5s,duration>=5s,scenes>=3,square,1080p,fps>=24,errors<=0',
  );
  expect(verify.document).toMatchObject({ passed: true });
  expect((await framewright('verify', '--criteria', 'beauty>=9')).document.code).toBe('unknown_criterion');

  const film = join(folder, 'film.mp4');
  const started = await framewright('export', 'start');
  const watched = (await framewright('runs', 'watch', started.document.id, '--stream-json')).lines.map((line) =>
    JSON.parse(line),
  );
  const counts = watched.filter(({ event }) => event === 'frame').map(({ data }) => data);
  expect(counts.length).toBeGreaterThan(2);
  expect(counts.every(({ done, total }) => total === 120 && done <= total)).toBe(true);
  const { exports } = (await framewright('export', 'list')).document;
  const exported = await framewright('export', 'download', exports[0].id, '--out', film);
  expect(exported.document).toMatchObject({ state: 'ready', frames: 120, width: 1080, height: 1080 });
  expect(await probe(film)).toMatchObject({
    codec_name: 'h264',
    pix_fmt: 'yuv420p',
    width: 1080,
    height: 1080,
    r_frame_rate: '24/1',
    nb_read_frames: '120',
  });

  const again = await framewright('export', 'start', '--wait');
  expect(again.document.id).toBe(exported.document.id);
  const balance = (await framewright('balance')).document;
  expect(balance).toMatchObject({ held: 0, billing: 'local' });
  expect(balance.available).toBeCloseTo(10 - 1 - spent - 0.1, 6);
});

test('a scene of the caller’s own code is refused with its line, or becomes a revision that can be taken back', async () => {
  const file = join(folder, 'scene.tsx');
  const { scenes, revision } = (await framewright('scenes', 'list')).document;
  const [scene] = scenes;
  await writeFile(file, "import fs from 'fs';\nexport default () => null;\n");
  const refused = await framewright('scenes', 'set-code', scene.id, '--file', file);
  expect(refused).toMatchObject({ code: 2, document: { code: 'scene_rejected' } });
  expect((await framewright('scenes', 'list')).document.revision).toBe(revision);

  await writeFile(file, 'export default () => <div style={{ color: "#123456" }}>Later</div>;\n');
  const changed = await framewright('scenes', 'set-code', scene.id, '--file', file);
  expect(changed.document.revision).not.toBe(revision);
  expect((await framewright('export', 'start', '--wait')).document.code).toBe('gate_closed');
  await framewright('project', 'restore', revision);
  expect(
    (await framewright('scenes', 'list')).document.scenes.map(({ codeHash }: { codeHash: string }) => codeHash),
  ).toEqual(scenes.map(({ codeHash }: { codeHash: string }) => codeHash));
}, 60_000);

test('a worker that hears of a preview begins on it before Temporal brings it', async () => {
  await using database = await openDatabase(stack.databaseUrl);
  const sql = 'select id, account_id as account, head_revision_id as head from projects limit 1';
  const [film] = await database.fork().execute<Record<'id' | 'account' | 'head', string>[]>(sql);
  const { id: projectId = '', account: accountId = '', head: revisionId = '' } = film ?? {};
  const wanted = { accountId, projectId, revisionId, kind: 'preview' as const, writing: false, provider: 'none' };
  const asked = { ...wanted, input: { frames: [0] }, requestHash: '' };
  const { run } = await openPaidRun(database.fork(), asked, { quote: null });
  // No part of the outbox, so that nobody starts its workflow.
  await runs.markStarted(database.fork(), run.id);
  await notify(database.fork(), 'preview_accepted', { runId: run.id });
  let { state } = run;
  while (state === 'queued') {
    await delay(20);
    state = (await runs.find(database.fork(), run.id)).state;
  }
  expect(state).toBe('running');
});
