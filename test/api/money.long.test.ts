import { afterAll, test } from '@jest/globals';
import { testTemporalAddress } from '../embedded.ts';
import { expectSevenAccepted } from './seven-of-many.ts';
import { startApi } from './start-api.ts';

// A real Temporal server and no worker: what is accepted is held, and nobody settles it.
const api = await startApi({ env: { BILLING: 'auto' }, temporalAddress: await testTemporalAddress() });
afterAll(async () => api[Symbol.asyncDispose]());

test('two hundred parallel paid calls on a balance for exactly seven: seven are accepted and nothing is left', async () => {
  await expectSevenAccepted(api, 200);
}, 120_000);
