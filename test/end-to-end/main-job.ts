import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { type RunEventType, runEvents } from '../../contract/runs.ts';
import { type RunningStack, startStack } from '../../scripts/embedded/stack.ts';
import { compiled } from '../compiled.ts';
import { patienceMs } from '../patience.ts';

export interface MainJob extends AsyncDisposable {
  stack: RunningStack;
  folder: string;
  /** Runs one command of the real program as an agent would. */
  framewright(...arguments_: string[]): Promise<Ended>;
}

interface Ended {
  code: number;
  // biome-ignore lint/suspicious/noExplicitAny: the document differs by command and is asserted on below.
  document: any;
  lines: string[];
}

/** The whole stack as processes of its own, and the program in a home of its own. */
export async function openMainJob(): Promise<MainJob> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'framewright-main-job-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const stack = opened.use(await startStack({ dataDir, durable: false, readyTimeoutMs: patienceMs }));
  const env = { PATH: '/usr/bin:/bin', ...compiled, HOME: folder, CLI_AGENT: '1', CLI_BASE_URL: stack.apiUrl };
  const framewright = (...arguments_: string[]) =>
    new Promise<Ended>((resolve) => {
      execFile(process.execPath, ['cli/main.ts', ...arguments_], { env, maxBuffer: 1 << 26 }, (error, out) => {
        const lines = out.trim().split('\n');
        const document = lines.length === 1 ? JSON.parse(lines[0] ?? 'null') : null;
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, document, lines });
      });
    });
  const kept = opened.move();
  return { stack, folder, framewright, [Symbol.asyncDispose]: () => kept.disposeAsync() };
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

/** How large the film of the job is, as `project create` and `verify` are told, and what comes of it. */
export interface JobFilm {
  arguments: string[];
  criteria: string;
  side: number;
  fps: number;
}

/** From a prompt to an MP4, each phase behind its gate. */
export async function makeVideo({ stack, folder, framewright }: MainJob, film: JobFilm): Promise<void> {
  const { side, fps } = film;
  const frames = 5 * fps;
  const registered = await framewright('auth', 'register', '--email', 'agent@example.org', '--name', 'Agent');
  expect(registered.document.api_key).toMatch(/^fw_live_/);
  const project = await framewright('project', 'create', '--name', 'Morgenrot', ...film.arguments);
  expect(project.document).toMatchObject({ width: side, height: side, fps, phase: 'context' });

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
  const stored = events.filter(({ id }) => id !== null);
  expect(stored.map(({ id }) => id)).toEqual(stored.map((_, index) => index + 1));
  for (const { event, data } of stored) runEvents[event as RunEventType].parse(data);
  const ready = events.filter(({ event }) => event === 'scene.ready').length;
  const { scenes } = (await framewright('scenes', 'list')).document;
  expect(scenes.length).toBe(ready);
  expect(scenes.length).toBeGreaterThanOrEqual(3);
  const { spent } = events.at(-1).data;
  expect(spent).toBeGreaterThanOrEqual(1 + (ready - 1) * 0.25);

  const tooEarly = await framewright('export', 'start', '--wait');
  expect(tooEarly).toMatchObject({ code: 2, document: { code: 'gate_closed' } });

  const preview = await framewright(
    'preview',
    '--frames',
    `0,${frames / 2},${frames - 1}`,
    '--sheet',
    '--out',
    join(folder, 'stills'),
  );
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
  const verify = await framewright('verify', '--criteria', film.criteria);
  expect(verify.document).toMatchObject({ passed: true });
  expect((await framewright('verify', '--criteria', 'beauty>=9')).document.code).toBe('unknown_criterion');

  const file = join(folder, 'film.mp4');
  const started = await framewright('export', 'start');
  const watched = (await framewright('runs', 'watch', started.document.id, '--stream-json')).lines.map((line) =>
    JSON.parse(line),
  );
  const counts = watched.filter(({ event }) => event === 'frame').map(({ data }) => data);
  // On a busy machine the frames are drawn before the watch begins: how many are seen is no promise, how it ends is.
  expect(watched.at(-1)).toMatchObject({ event: 'run.completed' });
  expect(counts.every(({ done, total }) => total === frames && done <= total)).toBe(true);
  const { exports } = (await framewright('export', 'list')).document;
  const exported = await framewright('export', 'download', exports[0].id, '--out', file);
  expect(exported.document).toMatchObject({ state: 'ready', frames, width: side, height: side });
  expect(await probe(file)).toMatchObject({
    codec_name: 'h264',
    pix_fmt: 'yuv420p',
    width: side,
    height: side,
    r_frame_rate: `${fps}/1`,
    nb_read_frames: String(frames),
  });

  const again = await framewright('export', 'start', '--wait');
  expect(again.document.id).toBe(exported.document.id);
  const balance = (await framewright('balance')).document;
  expect(balance).toMatchObject({ held: 0, billing: 'local' });
  expect(balance.available).toBeCloseTo(10 - 1 - spent - 0.1, 6);
}
