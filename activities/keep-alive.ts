import { Context } from '@temporalio/activity';

/**
 * Runs `work` with a heartbeat at a quarter of its timeout, so that a killed worker is noticed and a cancel arrives.
 * `details` goes with each beat: counts and states, readable in the Temporal UI.
 */
export async function keepAlive<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  details: () => Record<string, number | string> = () => ({}),
): Promise<Result> {
  const context = Context.current();
  const timeoutMs = context.info.heartbeatTimeoutMs ?? 10_000;
  const beat = () => context.heartbeat({ attempt: context.info.attempt, ...details() });
  beat();
  const timer = setInterval(beat, timeoutMs / 4);
  try {
    return await work(context.cancellationSignal);
  } finally {
    clearInterval(timer);
  }
}
