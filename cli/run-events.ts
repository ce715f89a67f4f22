import { setTimeout as sleep } from 'node:timers/promises';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { streamRun, terminalEvents } from '../contract/runs.ts';
import { CliError, localProblem } from './cli-error.ts';
import { type Client, fillPath } from './client.ts';

/** One event of a stream; `id` is its number, absent for live deltas and frame counts. */
export interface StreamedEvent {
  event: string;
  id: number | null;
  data: Record<string, unknown>;
}

const patience = { attempts: 40, firstWaitMs: 200, longestWaitMs: 5_000 };

/** Follows a run to its terminal event. */
export function followRun(client: Client, runId: string, signal: AbortSignal): AsyncGenerator<StreamedEvent> {
  return followStream(client, fillPath(streamRun.path, { runId }), {
    signal,
    isLast: ({ event }) => terminalEvents.includes(event as never),
    unopened: `The stream of run ${runId} could not be opened. Attach again: framewright runs watch ${runId}`,
  });
}

interface FollowOptions {
  signal: AbortSignal;
  /** Number of the last event that was seen; 0 without one. */
  after?: number;
  isLast(event: StreamedEvent): boolean;
  /** What is said when the stream cannot be had for long. */
  unopened: string;
}

/**
 * Follows a stream to its last event. A cut connection is opened again from the last event seen, so that none is
 * lost or repeated; after 40 failures in a row it gives up.
 */
export async function* followStream(
  client: Client,
  path: string,
  { signal, after = 0, isLast, unopened }: FollowOptions,
): AsyncGenerator<StreamedEvent> {
  let last = after;
  for (let failures = 0; failures < patience.attempts; failures += 1) {
    try {
      for await (const event of readOnce(client, path, last, signal)) {
        failures = 0;
        if (event.id !== null && event.id <= last) continue;
        if (event.id !== null) last = event.id;
        yield event;
        if (isLast(event)) return;
      }
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof CliError && error.problem.category !== 'transient') throw error;
    }
    await sleep(Math.min(patience.firstWaitMs * 2 ** failures, patience.longestWaitMs), undefined, { signal });
  }
  throw new CliError(localProblem('unavailable', unopened));
}

async function* readOnce(
  client: Client,
  path: string,
  last: number,
  signal: AbortSignal,
): AsyncGenerator<StreamedEvent> {
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (last > 0) headers['last-event-id'] = String(last);
  yield* readEvents(await client.open('GET', path, { headers, signal }));
}

/** The events of an opened stream, until the server ends it. */
export async function* readEvents(response: Response): AsyncGenerator<StreamedEvent> {
  const pending: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => pending.push(message) });
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    for (const message of pending.splice(0)) yield toEvent(message);
  }
}

function toEvent({ event, id, data }: EventSourceMessage): StreamedEvent {
  return { event: event ?? 'message', id: id ? Number(id) : null, data: JSON.parse(data) };
}
