import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { workerDeployment } from '../../contract/names.ts';
import { openWorkflowStack } from '../workflows/workflow-stack.ts';

test('where workers carry a build, a run is pinned to the build that it started on', async () => {
  await using stack = await openWorkflowStack({ buildId: 'build-7' });
  const { client, namespace } = stack.ports.temporal;
  await until(async () => {
    await client.workflowService.setWorkerDeploymentCurrentVersion({
      ...{ namespace, deploymentName: workerDeployment, buildId: 'build-7', ignoreMissingTaskQueues: true },
    });
  });
  const runId = await stack.start(await stack.project(), 'review', {});
  expect(await stack.ended(runId)).toMatchObject({ state: 'completed' });
  const { raw } = await client.workflow.getHandle(runId).describe();
  const { deploymentVersion, behavior } = raw.workflowExecutionInfo?.versioningInfo ?? {};
  expect([deploymentVersion?.deploymentName, deploymentVersion?.buildId, behavior]).toEqual([
    ...[workerDeployment, 'build-7'],
    // VERSIONING_BEHAVIOR_PINNED of Temporal's API.
    1,
  ]);
}, 180_000);

/** The server learns of a deployment from the first poll of its workers. */
async function until(work: () => Promise<void>): Promise<void> {
  for (let left = 600; ; left -= 1) {
    const failure = await work().then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return;
    if (left === 0) throw failure;
    await delay(300);
  }
}
