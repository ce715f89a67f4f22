import { getRun, type Run } from '../contract/runs.ts';
import { CliError, exitCodeOf } from './cli-error.ts';
import type { Client } from './client.ts';
import type { CliContext } from './context.ts';
import { Detached } from './detached.ts';
import type { Output } from './output.ts';
import { createPresenter } from './present-events.ts';
import { followRun } from './run-events.ts';

export interface WatchOptions {
  output: Output;
  /** Print every event as one line `{"event","id","data"}` and nothing else. */
  streamJson?: boolean;
}

/** Shows a run until it ends and returns it; a failed run is thrown as its problem document. */
export async function watchRun(context: CliContext, client: Client, run: Run, options: WatchOptions): Promise<Run> {
  const presenter = options.streamJson || options.output.json ? null : createPresenter(options.output, context.streams);
  try {
    for await (const event of followRun(client, run.id, context.signal)) {
      if (options.streamJson) options.output.line(event);
      presenter?.show(event);
    }
  } catch (error) {
    if (context.signal.aborted) throw new Detached(run.id);
    throw error;
  } finally {
    presenter?.end();
  }
  const ended = await client.call(getRun, { params: { runId: run.id } });
  if (ended.state !== 'failed' || !ended.error) return ended;
  // The stream's last line has told it: no document comes after that.
  if (!options.streamJson) throw new CliError(ended.error);
  context.fail(exitCodeOf(ended.error));
  return ended;
}
