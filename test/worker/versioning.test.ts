import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { tellRun } from '../../adapters/temporal/tell-run.ts';
import { workerDeployment } from '../../contract/names.ts';
import { runs } from '../../db/repositories/runs.ts';
import { patienceMs } from '../patience.ts';
import { createScriptedDirector } from '../workflows/scripted-director.ts';
import { openWorkflowStack, type WorkflowStack } from '../workflows/workflow-stack.ts';

const brief = { ...{ name: 'F', goal: 'A film', requirement: 'None', brand: 'Blue' }, prompt: 'script: good' };
/** VERSIONING_BEHAVIOR_PINNED of Temporal's API. */
const pinned = 1;

test('a production that waits while the workers are replaced goes on by the build that it began on, and by no other', async () => {
  await using stack = await openWorkflowStack({ director: createScriptedDirector(), unserved: true });
  const produce = async () =>
    stack.start(await stack.project(), 'production', { ...brief, approvals: true, export: false });
  const old = await stack.deploy('build-1');
  await makeCurrent(stack, 'build-1');
  const [runId, moved] = [await produce(), await produce()];
  for (const id of [runId, moved]) await asks(stack, id, 1);
  await using _new = await stack.deploy('build-2');
  await makeCurrent(stack, 'build-2');
  const newer = await produce();
  await asks(stack, newer, 1);
  expect(await ranOn(stack, newer)).toEqual([['build-2', pinned]]);
  // The old workers still serve what began on them, the runs that it opens now too.
  await approve(stack, runId);
  await asks(stack, runId, 2);
  await old[Symbol.asyncDispose]();
  // Without any of them it waits on: what it is told is kept for them, or refused.
  await expect(approve(stack, runId, 1_500)).rejects.toMatchObject({ code: 'unavailable' });
  expect((await runs.find(stack.ports.database.fork(), runId)).waitsFor).toBe('approval');
  // An operator may move it to a build of which the workflows are the same.
  await moveTo(stack, moved, 'build-2');
  await approve(stack, moved);
  await asks(stack, moved, 2);
  await using _again = await stack.deploy('build-1');
  await approve(stack, runId).catch(({ code }) => expect(['not_waiting', 'run_ended']).toContain(code));
  expect(await stack.ended(runId)).toMatchObject({ state: 'completed', result: { outcome: 'done' } });
  expect(await ranOn(stack, runId)).toEqual([['build-1', pinned]]);
}, 600_000);

const approve = ({ ports }: WorkflowStack, runId: string, waitMs = patienceMs) =>
  tellRun(ports.temporal, runId, { message: 'decide', argument: { type: 'approve', note: null }, waitMs });

/** Until it has asked a person so often. */
async function asks(stack: WorkflowStack, runId: string, times: number): Promise<void> {
  await until(async () => {
    const asked = (await stack.events(runId)).filter(({ type }) => type === 'waiting');
    expect(asked.length).toBeGreaterThanOrEqual(times);
  });
}

/** The builds and behaviours of a run and of all that it opened. */
async function ranOn({ ports }: WorkflowStack, runId: string): Promise<unknown[]> {
  const children = await runs.childrenOf(ports.database.fork(), runId);
  const grandchildren = await Promise.all(children.map(({ id }) => runs.childrenOf(ports.database.fork(), id)));
  const ids = [runId, ...[...children, ...grandchildren.flat()].map(({ id }) => id)];
  expect(ids.length).toBeGreaterThan(1);
  const told = await Promise.all(
    ids.map(async (id) => {
      const { raw } = await ports.temporal.client.workflow.getHandle(id).describe();
      const { deploymentVersion, behavior } = raw.workflowExecutionInfo?.versioningInfo ?? {};
      return JSON.stringify([deploymentVersion?.buildId, behavior]);
    }),
  );
  return [...new Set(told)].map((each) => JSON.parse(each));
}

/** What `temporal workflow update-options` does. */
async function moveTo({ ports }: WorkflowStack, workflowId: string, buildId: string): Promise<void> {
  const { client, namespace } = ports.temporal;
  const version = { deploymentName: workerDeployment, buildId };
  await client.workflowService.updateWorkflowExecutionOptions({
    ...{ namespace, workflowExecution: { workflowId }, updateMask: { paths: ['versioning_override'] } },
    // PINNED_OVERRIDE_BEHAVIOR_PINNED.
    workflowExecutionOptions: { versioningOverride: { pinned: { behavior: 1, version } } },
  });
}

/** The server learns of a deployment from the first poll of its workers. */
async function makeCurrent({ ports }: WorkflowStack, buildId: string): Promise<void> {
  const { client, namespace } = ports.temporal;
  await until(async () => {
    await client.workflowService.setWorkerDeploymentCurrentVersion({
      ...{ namespace, deploymentName: workerDeployment, buildId, ignoreMissingTaskQueues: true },
    });
  });
}

async function until(work: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + patienceMs; ; await delay(100)) {
    const failure = await work().then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return;
    if (Date.now() > end) throw failure;
  }
}
