import { afterAll, expect, test } from '@jest/globals';
import { runs } from '../../db/repositories/runs.ts';
import { newPaidCaller } from '../api/paid-caller.ts';
import { framewright } from '../api/run-cli.ts';
import { startApi } from '../api/start-api.ts';
import { newProject } from '../api/test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newPaidCaller(api);

test('whoever comes back to a loop or production that is over is told how it ended, what is left and what comes next', async () => {
  const projectId = await newProject(call);
  const accountId = (await call('account')).body.id;
  const left = [{ what: 'Criterion duration=5s measures 6 s.', fix: 'framewright prompt "Make the film 5 s long."' }];
  const actions = [{ turn: 0, action: 'mend', why: '2 faults.', runId: null, did: '2 faults mended.' }];
  const results = {
    loop: { outcome: 'budget', revision: 'rev_1', turns: 1, errors: 0, actions, left },
    production: { revision: 'rev_1', exportId: null, stages: [], outcome: 'no_progress', left },
  };
  for (const kind of ['loop', 'production'] as const) {
    const { run } = await runs.create(api.database.fork(), {
      ...{ accountId, projectId, kind, writing: true, input: {}, requestHash: '', provider: 'offline' },
    });
    const event = { type: 'run.completed' as const, body: { summary: 'Over.', spent: 0 } };
    await runs.finish(api.database.fork(), run.id, { state: 'completed', result: results[kind], event });
    for (const command of ['show', 'watch']) {
      const said = await framewright(['runs', command, run.id], { url: api.url, key: call.apiKey });
      expect(said).toContain('Still open:\n  – Criterion duration=5s measures 6 s.');
      expect(said).toMatch(
        kind === 'loop'
          ? /turn 1: mend\. .*\nThe loop ended: budget, after 1 turn/s
          : /stopped without a video: no_progress/,
      );
      expect(said).toContain(kind === 'loop' ? 'Next: framewright loop --goal' : `with --project ${projectId}`);
    }
  }
}, 120_000);
