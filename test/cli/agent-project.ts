import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { newCaller } from '../api/caller.ts';
import { startApi } from '../api/start-api.ts';
import { newProject } from '../api/test-film.ts';

/** An API with one project for a suite that runs the program, and the program's home; both end with the suite. */
export async function agentProject() {
  const api = await startApi();
  const home = mkdtempSync(join(tmpdir(), 'framewright-agent-'));
  afterAll(async () => {
    await api[Symbol.asyncDispose]();
    rmSync(home, { recursive: true });
  });
  const call = await newCaller(api.url);
  return { api, home, call, projectId: await newProject(call) };
}
