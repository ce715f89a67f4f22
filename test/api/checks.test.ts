import { afterAll, expect, test } from '@jest/globals';
import type { Finding } from '../../contract/findings.ts';
import { stageVersion } from '../../contract/stage-version.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { files } from '../../db/repositories/files.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runs } from '../../db/repositories/runs.ts';
import { newPaidCaller } from './paid-caller.ts';
import { framewright, tokensAtMost } from './run-cli.ts';
import { startApi } from './start-api.ts';
import { newProject, newScene, sceneCode } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newPaidCaller(api);

const findingOf = (id: string, severity: Finding['severity']): Finding => ({
  ...{ id, rule: 'contrast', severity, sceneId: null, sceneName: null, line: null, text: 'Hello', box: null },
  ...{
    firstFrame: 0,
    lastFrame: 9,
    measured: '2:1',
    column: null,
    element: null,
    crop: { url: '/files/crop', frame: 4, width: 480, height: 270, bytes: 900 },
    bound: '4.5:1',
    message: `${id} is hard to read`,
    fix: 'Darken it',
  },
});

/** Records a review of the head, as the worker does. */
async function review(projectId: string, findings: Finding[]) {
  const head = await revisions.head(api.database.fork(), projectId);
  await reviews.record(api.database.fork(), {
    ...{ projectId, revisionId: head.id, runId: null, pictureHash: revisions.pictureHash(head), verdict: 'errors' },
    findings: findings.map((finding) => ({ ...finding })),
    ...{
      counts: { error: 0, warning: 0, info: 0 },
      stills: [{ kind: 'still', url: '/files/abc', frame: 0, bytes: 9 }],
    },
    measurements: {
      texts: [{ text: 'Hello world', frames: 45 }],
      colours: [{ hex: '#5b2bff', samples: 1, share: 0.4 }],
      allowed: [],
    },
  });
}

test('validate names each fault of the structure with its scene and line', async () => {
  const projectId = await newProject(call);
  const params = { projectId };
  expect((await call('validateProject', { params })).body).toMatchObject({
    valid: false,
    problems: [{ code: 'no_scenes' }],
  });
  await newScene(call, projectId, 0, 0);
  expect((await call('validateProject', { params })).body).toMatchObject({ valid: true, problems: [] });
  await newScene(call, projectId, 0, 90);
  const code = {
    type: 'create',
    name: 'Broken',
    code: '\nexport default () => <p>;',
    track: 1,
    startFrame: 0,
    durationInFrames: 30,
  } as const;
  await revisions.commit(api.database.fork(), projectId, code, { writtenBy: 'caller' });
  const { body } = await call('validateProject', { params });
  expect(body.valid).toBe(false);
  expect(body.problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'gap', severity: 'error' }),
      expect.objectContaining({ code: 'scene_rejected', sceneName: 'Broken', line: 2 }),
    ]),
  );
  expect(stageVersion).toBeTruthy();
});

test('verify measures the head; words and colours come from the review of its picture only', async () => {
  const projectId = await newProject(call, { format: 'portrait' });
  const params = { projectId };
  await newScene(call, projectId);
  const verify = async (criteria: string) => {
    const { body } = await call('verifyProject', { params, body: { criteria } });
    return body.rows?.map(({ measured, passed }: never) => [measured, passed]) ?? body.code;
  };
  expect(await verify('duration<=30s, scenes>=3, portrait')).toEqual([
    ['1 s', true],
    ['1', false],
    ['portrait', true],
  ]);
  expect(await verify('text:"hello"')).toEqual([['not_measured', false]]);
  await review(projectId, []);
  expect(await verify('text:"hello">=1.5s, color:#5b2bff, errors<=0')).toEqual([
    ['1.5 s', true],
    ['up to 40 % of the frame', true],
    ['0', true],
  ]);
  await newScene(call, projectId, 1);
  expect(await verify('text:"hello"')).toEqual([['not_measured', false]]);
  expect(await verify('pretty')).toBe('unknown_criterion');
});

test('the newest review is told with what is new, what was mended and whether it still counts', async () => {
  const projectId = await newProject(call);
  const params = { projectId };
  await newScene(call, projectId);
  expect((await call('latestReview', { params })).status).toBe(404);
  await review(projectId, [findingOf('old', 'error'), findingOf('both', 'warning')]);
  await review(projectId, [findingOf('both', 'warning'), findingOf('new', 'error')]);
  const { body } = await call('latestReview', { params });
  expect(body).toMatchObject({
    current: true,
    counts: { error: 1, warning: 1, info: 0 },
    newSinceLast: ['new'],
    mendedSinceLast: ['old'],
    stillThere: ['both'],
  });
  expect(body.findings[0].crop).toMatchObject({ url: `${api.url}/files/crop`, width: 480, height: 270, bytes: 900 });
  expect(body.artefacts[0].url).toBe(`${api.url}/files/abc`);
  expect((await call('projectState', { params })).body.review.top[0]).toContain('error contrast: new is hard to read');
  await newScene(call, projectId, 1);
  expect((await call('latestReview', { params })).body.current).toBe(false);
});

test('the state of fifty scenes with two hundred findings fits a thousand tokens', async () => {
  const projectId = await newProject(call);
  for (let scene = 0; scene < 3; scene += 1) await newScene(call, projectId, scene);
  const rules = ['contrast', 'text-clipped', 'text-covered', 'reading-time', 'safe-area', 'frozen', 'text-overlap'];
  const many = Array.from({ length: 200 }, (_, index) => ({
    ...findingOf(
      `contrast:scn_01m7yapxzbex58tet52gv5rh2p:0.0.${index}`,
      index % 2 ? ('error' as const) : ('warning' as const),
    ),
    ...{ rule: rules[index % 7] ?? '', sceneName: `漢字 ${'Scene '.repeat(20)}${index % 50}`, line: index },
    ...{ message: `“${'Words '.repeat(20)}”: so and so much, at least this and that.`, fix: 'Do this. '.repeat(20) },
  }));
  await review(projectId, many);
  const { body } = await call('projectState', { params: { projectId } });
  expect(tokensAtMost(JSON.stringify(body))).toBeLessThanOrEqual(1_000);
  for (const option of ['--summary', '--json']) {
    const said = await framewright(['review', option, '--project', projectId], { url: api.url, key: call.apiKey });
    expect(said).toContain('contrast');
    expect(tokensAtMost(said)).toBeLessThanOrEqual(1_000);
  }
  expect(body.review).toMatchObject({ counts: { error: 100, warning: 100 }, verdict: 'errors' });
  expect(body.review.top.length).toBeGreaterThan(3);
  expect([body.missing.length, body.moreMissing]).toEqual([3, 97]);
});

test('open errors close the gate of export; accepted by name and with a reason they open it', async () => {
  const projectId = await newProject(call);
  const params = { projectId };
  await newScene(call, projectId);
  await review(projectId, [findingOf('faint', 'error'), findingOf('small', 'warning')]);
  const closed = await call('startExport', { params, body: {} });
  expect([closed.body.code, closed.body.phase, closed.body.missing.length]).toEqual(['gate_closed', 'iterate', 1]);
  expect(closed.body.missing[0].command).toContain('--accept "faint"');
  expect((await call('startExport', { params, body: { accept: ['faint'] } })).body.errors[0].path).toBe('reason');
  const started = await call('startExport', { params, body: { accept: ['faint'], reason: 'It is meant so' } });
  expect([started.status, started.body.kind]).toEqual([202, 'export']);
  const { body } = await call('listExports', { params });
  expect(body.exports).toMatchObject([
    {
      runId: started.body.id,
      state: 'running',
      accepted: ['faint'],
      reason: 'It is meant so',
      frames: 30,
      quality: 'standard',
    },
  ]);
  expect((await call('getExport', { params: { exportId: body.exports[0].id } })).body).toEqual(body.exports[0]);
});

test('a picture that was exported before is not rendered again, another quality is', async () => {
  const projectId = await newProject(call);
  const params = { projectId };
  await newScene(call, projectId);
  await review(projectId, []);
  const { body: first } = await call('startExport', { params, body: { quality: 'draft' } });
  const file = await files.record(api.database.fork(), {
    ...{
      projectId,
      runId: first.id,
      kind: 'video',
      objectKey: `e/${first.id}.mp4`,
      contentType: 'video/mp4',
      sizeBytes: 7,
      sha256: 'a'.repeat(64),
    },
  });
  await exportRecords.finish(api.database.fork(), first.id, { state: 'completed', fileId: file.id, checks: [] });
  await runs.finish(api.database.fork(), first.id, {
    state: 'completed',
    event: { type: 'run.completed', body: { summary: 'Done', spent: 0 } },
  });
  const { body: again } = await call('startExport', { params, body: { quality: 'draft' } });
  expect([again.id, again.state]).toEqual([first.id, 'completed']);
  const { body: other } = await call('startExport', { params, body: { quality: 'high' } });
  expect(other.id).not.toBe(first.id);
  const ready = (await call('listExports', { params })).body.exports.find(({ state }: never) => state === 'ready');
  expect(ready.url).toBe(`${api.url}/files/${file.token}`);
});

test('a scene of the caller stays editable while phases are closed: edits have no gate', async () => {
  const { body } = await call('createProject', { body: { name: 'No context' } });
  const { sceneId } = await newScene(call, body.id);
  const params = { projectId: body.id, sceneId };
  expect((await call('setSceneCode', { params, body: { code: `${sceneCode}// x` } })).status).toBe(200);
});
