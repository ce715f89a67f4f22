import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { newCaller } from '../api/caller.ts';
import { startApi } from '../api/start-api.ts';
import { newProject } from '../api/test-film.ts';
import { runAgent } from './run-agent.ts';

const api = await startApi();
const home = mkdtempSync(join(tmpdir(), 'framewright-agent-'));
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  rmSync(home, { recursive: true });
});
const call = await newCaller(api.url);
const projectId = await newProject(call);

test.each([
  [['--help'], 0, { help: expect.stringContaining('framewright prompt') }],
  [['--version'], 0, { version: expect.any(String) }],
  [[], 2, { code: 'invalid_arguments' }],
  [['nothing'], 2, { code: 'invalid_arguments' }],
  [['scenes', 'nothing'], 2, { code: 'invalid_arguments' }],
  [['runs', 'show', 'run_none'], 2, { code: 'not_found' }],
])('%j answers one document and ends with %i', async (arguments_, code, document) => {
  const ended = await runAgent({ home, url: api.url, apiKey: call.apiKey, projectId }, arguments_);
  expect(ended).toMatchObject({ code, documents: [document], err: '' });
});
