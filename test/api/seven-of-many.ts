import { expect } from '@jest/globals';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { newPaidCaller } from './paid-caller.ts';
import type { TestApi } from './start-api.ts';
import { newProject } from './test-film.ts';

/** Of so many paid calls at once, on a balance for exactly seven, seven are accepted and nothing is left. */
export async function expectSevenAccepted(api: TestApi, calls: number): Promise<void> {
  const call = await newPaidCaller(api, 7);
  const params = { projectId: await newProject(call) };
  const body = { prompt: 'A plan', spar: true };
  const answers = await Promise.all(Array.from({ length: calls }, () => call('startPrompt', { params, body })));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(202), count(402)]).toEqual([7, calls - 7]);
  expect((await call('balance')).body).toEqual({ available: 0, held: 7, currency: 'usd', billing: 'local' });
  expect(await reconcileLedger(api.database.fork())).toEqual([]);
}
