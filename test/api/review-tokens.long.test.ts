import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { plainScene } from '../engine/film.ts';
import type { Caller } from './caller.ts';
import { newPaidCaller } from './paid-caller.ts';
import { framewright, tokensAtMost } from './run-cli.ts';
import type { TestApi } from './start-api.ts';
import { newProject } from './test-film.ts';
import { openWorkingApi } from './working-api.ts';

let api: TestApi;
let call: Caller & { apiKey: string };
beforeAll(async () => {
  api = await openWorkingApi();
  call = await newPaidCaller(api);
}, 90_000);
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
}, 30_000);

const sceneCount = 50;
const lines = (index: number) =>
  [
    `<p style={{ position: 'absolute', left: 40, top: 40, margin: 0, fontSize: 3 }}>Far too small to read, number ${index}</p>`,
    `<p style={{ position: 'absolute', left: 60, top: 60, margin: 0, fontSize: 22, color: '#101830' }}>Hardly there ${index}</p>`,
    `<p style={{ position: 'absolute', left: 270, top: 100, margin: 0, fontSize: 20, whiteSpace: 'nowrap' }}>Runs out of it ${index}</p>`,
    `<p style={{ position: 'absolute', left: 2, top: 150, margin: 0, fontSize: 12 }}>At the edge 漢字 ${index}</p>`,
  ].join('');

test('of fifty scenes with two hundred faults that the stage measured, summary and JSON are a thousand tokens', async () => {
  const projectId = await newProject(call, { width: 320, height: 180, fps: 10 });
  for (let index = 0; index < sceneCount; index += 1) {
    const place = { track: 0, startFrame: index * 10, durationInFrames: 10 };
    const body = { name: `A scene with a long name, number ${index}`, code: plainScene(lines(index)), ...place };
    expect((await call('createScene', { params: { projectId }, body })).status).toBe(201);
  }
  const customer = { url: api.url, key: call.apiKey };
  const summary = await framewright(['review', '--summary', '--project', projectId], customer);
  const json = await framewright(['review', '--json', '--project', projectId], customer);
  const { body: state } = await call('projectState', { params: { projectId } });
  const { body: review } = await call('latestReview', { params: { projectId } });
  expect([state.sceneCount, review.findings.length >= 200]).toEqual([sceneCount, true]);
  const sizes = [summary, json, JSON.stringify(state)].map(tokensAtMost);
  expect(sizes.map((tokens) => tokens <= 1_000)).toEqual([true, true, true]);
  expect([summary, json].map((said) => said.includes('text-off-canvas'))).toEqual([true, true]);
}, 400_000);
