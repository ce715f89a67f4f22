import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { problemOf } from '../cli/cli-error.ts';
import { createClient } from '../cli/client.ts';
import { createContext } from '../cli/context.ts';
import { type MainJobReport, runMainJob } from '../cli/main-job/main-job.ts';
import { createOutput } from '../cli/output.ts';
import type { Settings } from '../cli/settings.ts';
import { register } from '../contract/accounts.ts';
import { readDemoArguments } from './demo-arguments.ts';
import { type RunningStack, startStack } from './embedded/stack.ts';
import { onStopSignal } from './stop-signals.ts';

const streams = { out: process.stdout, err: process.stderr };
const output = createOutput(streams, false);
const started = performance.now();

/** The main job on a stack of its own: from a prompt to an MP4, then everything that was started is stopped. */
async function demo(): Promise<void> {
  const options = readDemoArguments(process.argv.slice(2));
  const abort = new AbortController();
  onStopSignal(() => abort.abort());
  await mkdir('.data', { recursive: true });
  const dataDir = options.keep ? resolve('.data/demo') : await mkdtemp(resolve('.data', 'demo-'));
  try {
    await using stack = await startStack({ dataDir, onStep: (line) => output.say(`  ${line}`) });
    output.say(`The stack runs: API ${stack.apiUrl}, Temporal UI ${stack.temporalUiUrl}`);
    const context = createContext(await registerHere(stack.apiUrl), streams, abort.signal, () => {});
    const report = await runMainJob(context, context.client(), { ...options, out: resolve(options.out) });
    sayReport(report, stack);
    if (options.keep) await keepUntilStopped(stack, abort.signal);
  } finally {
    if (!options.keep) await rm(dataDir, { recursive: true, force: true });
  }
}

/** Makes an account for this demo alone; the person's own settings file stays as it is. */
async function registerHere(baseUrl: string): Promise<Settings> {
  const body = { email: 'demo@framewright.invalid', name: 'Demo' };
  const account = await createClient({ baseUrl }).call(register, { body });
  output.say(`Registered ${account.account_id}`);
  return { baseUrl, apiKey: account.api_key, agent: false, store: async () => 'memory' };
}

function sayReport(report: MainJobReport, stack: RunningStack): void {
  const { width, height, fps, frames, seconds, bytes } = report.export;
  const phases = Object.entries(report.phases).map(([name, time]) => [name, time.toFixed(1)]);
  const total = (performance.now() - started) / 1000;
  output.say('');
  output.table(['phase', 'seconds'], [...phases, ['all, with the start of the stack', total.toFixed(1)]]);
  output.say(`MP4            ${report.file}`);
  output.say(
    `               ${seconds.toFixed(2)} s, ${frames} frames, ${width}×${height} at ${fps} fps, ${((bytes ?? 0) / 1e6).toFixed(2)} MB`,
  );
  output.say(`Contact sheet  ${report.sheet}`);
  output.say(`Cost           $${report.spent.toFixed(2)}`);
  output.say(`Temporal UI    ${stack.temporalUiUrl}`);
  for (const run of report.runs) output.say(`  ${run.kind.padEnd(8)} ${run.temporalUrl ?? run.id}`);
}

async function keepUntilStopped(stack: RunningStack, signal: AbortSignal): Promise<void> {
  output.say(`Kept running until Ctrl-C. CLI_BASE_URL=${stack.apiUrl}`);
  if (!signal.aborted) await new Promise((done) => signal.addEventListener('abort', done, { once: true }));
}

try {
  await demo();
} catch (error) {
  output.problem(problemOf(error));
  process.exitCode = 1;
}
