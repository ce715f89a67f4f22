import { testTemporalAddress } from '../embedded.ts';
import { openWorkflowStack } from '../workflows/workflow-stack.ts';
import { startApi, type TestApi } from './start-api.ts';

/** The API beside real workers, in one process: what they write is what a client of the API gets. */
export async function openWorkingApi(env: Record<string, string> = {}): Promise<TestApi> {
  await using opened = new AsyncDisposableStack();
  const { ports: parts } = opened.use(await openWorkflowStack());
  const temporalAddress = await testTemporalAddress();
  const namespaced = { TEMPORAL_NAMESPACE: parts.temporal.namespace, ...env };
  const api = opened.use(await startApi({ parts, temporalAddress, env: namespaced }));
  const kept = opened.move();
  return { ...api, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
