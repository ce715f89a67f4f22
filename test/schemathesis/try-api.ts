import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { readHost } from '../../config/host.ts';
import { createLogger } from '../../config/logger.ts';
import { taskQueues } from '../../contract/names.ts';
import { runs } from '../../db/repositories/runs.ts';
import { registerAttributes } from '../../worker/register-attributes.ts';
import { type Caller, callerOf, newCaller } from '../api/caller.ts';
import { type Ids, ownThings } from '../api/owned-things.ts';
import { startApi, type TestApi } from '../api/start-api.ts';
import { testTemporalAddress } from '../embedded.ts';
import { openNamespace } from '../workflows/temporal-namespace.ts';

const version = /schemathesis==([\d.]+)/.exec(readFileSync('test/schemathesis/requirements.txt', 'utf8'))?.[1];
/** Where set-up puts the program. */
export const program = join(readHost().programCache, '..', `schemathesis-${version}`, 'bin', 'schemathesis');
export const isInstalled = existsSync(program);

interface Tenant {
  key: string;
  ids: Ids;
  /** Things that may be deleted. */
  doomed: Ids;
  gatedProject: string;
  /** Is deleted and brought back all the time, so that whoever follows its changes is let go. */
  fleetingProject: string;
  disposableKey: string;
}

export interface Tried {
  ok: boolean;
  output: string;
  /** Requests that were sent and judged. */
  cases: number;
  /** Operations of the document that were tried, of all. */
  operations: [tried: number, all: number];
}

/** Checks of every answer. Not among them: that whatever fits a schema is accepted, since it may name nothing that exists. */
const checks = [
  ...['nothing_breaks', 'status_code_conformance', 'content_type_conformance', 'response_schema_conformance'],
  ...['response_headers_conformance', 'negative_data_rejection', 'unsupported_method'],
  ...['ignored_auth', 'tenants_are_apart'],
];

/** Lets Schemathesis try every endpoint of the OpenAPI document as two tenants, with about `examples` cases for each. */
export async function tryApi({ examples, phases }: { examples: number; phases: string[] }): Promise<Tried> {
  Runtime.install({
    logger: new DefaultLogger('ERROR', () => {}),
    telemetryOptions: { logging: { forward: {}, filter: 'OFF' } },
  });
  await using opened = new AsyncDisposableStack();
  const temporal = opened.use(await openNamespace());
  await registerAttributes(temporal, createLogger({ logLevel: 'silent' }, 'worker'));
  const env = { TEMPORAL_NAMESPACE: temporal.namespace, BILLING: 'auto' };
  const api = opened.use(await startApi({ temporalAddress: await testTemporalAddress(), env }));
  opened.use(await pollIdly(temporal.namespace));
  const tenants = [await newTenant(api), await newTenant(api)];
  opened.use(comeAndGo(api, tenants));
  const { code, output } = await run(api.url, tenants, { examples, phases });
  const tested = /API Operations:\s*\n\s*Selected: (\d+)\/(\d+)\s*\n\s*Tested: (\d+)/.exec(output);
  return {
    ok: code === 0,
    output,
    cases: Number(/(\d+) generated/.exec(output)?.[1] ?? 0),
    operations: [Number(tested?.[3] ?? 0), Number(tested?.[2] ?? 0)],
  };
}

/** Workers that poll, so that the installation is ready, and know no workflow, so that nothing is done. */
async function pollIdly(namespace: string): Promise<AsyncDisposable> {
  const connection = await NativeConnection.connect({ address: await testTemporalAddress() });
  const workflowsPath = fileURLToPath(new URL('./idle-workflow.ts', import.meta.url));
  const activities = { async idle() {} };
  const workers = await Promise.all(
    Object.values(taskQueues).map((taskQueue) =>
      Worker.create({ connection, namespace, taskQueue, activities, ...(taskQueue === 'core' && { workflowsPath }) }),
    ),
  );
  const running = Promise.all(workers.map((worker) => worker.run()));
  return {
    async [Symbol.asyncDispose]() {
      for (const worker of workers) worker.shutdown();
      await running;
      await connection.close();
    },
  };
}

async function newTenant(api: TestApi): Promise<Tenant> {
  const call = await newCaller(api.url);
  const ids = await ownThings(api, call);
  const doomed = await ownThings(api, call);
  // The stream of a run that is over ends by itself.
  const event = { type: 'run.completed' as const, body: { summary: 'Done.', spent: 0 } };
  await runs.finish(api.database.fork(), ids.runId as string, { state: 'completed', event });
  const disposable: Caller & { apiKey: string } = await newCaller(api.url);
  const newProject = async (name: string) => (await call('createProject', { body: { name } })).body.id;
  const [gatedProject, fleetingProject] = [await newProject('Gated'), await newProject('Fleeting')];
  return { key: call.apiKey, ids, doomed, gatedProject, fleetingProject, disposableKey: disposable.apiKey };
}

/** The stream of a project's changes ends with it alone: without this each would be waited for until it is given up. */
function comeAndGo(api: TestApi, tenants: Tenant[]): AsyncDisposable {
  const over = new AbortController();
  const pause = (ms: number) => delay(ms, undefined, { signal: over.signal }).catch(() => {});
  const coming = (async () => {
    while (!over.signal.aborted) {
      for (const { key, fleetingProject: projectId } of tenants) {
        const call = callerOf(api.url, key);
        await call('deleteProject', { params: { projectId } });
        await pause(200);
        await call('undeleteProject', { params: { projectId } });
      }
      await pause(1_000);
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      over.abort();
      await coming;
    },
  };
}

function run(url: string, tenants: Tenant[], { examples, phases }: { examples: number; phases: string[] }) {
  const args = [
    ...['run', `${url}/api/v1/openapi.json`, '--phases', phases.join(','), '--max-examples', String(examples)],
    ...['--checks', checks.join(','), '--header', `x-api-key: ${tenants[0]?.key}`, '--request-timeout', '120'],
    ...['--continue-on-failure', '--suppress-health-check', 'all', '--workers', '2', '--no-color', '--seed', '7'],
    ...['--generation-database', 'none'],
  ];
  const { PATH, HOME } = readHost().environment;
  const env = { PATH, HOME, PYTHONPATH: 'test/schemathesis', PYTHONDONTWRITEBYTECODE: '1', NO_COLOR: '1' };
  const hooks = { SCHEMATHESIS_HOOKS: 'hooks', FW_TENANTS: JSON.stringify(tenants) };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const options = { env: { ...env, ...hooks }, maxBuffer: 64 * 1024 * 1024 };
    execFile(program, args, options, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: out + err }),
    );
  });
}
