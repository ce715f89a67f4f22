import { setTimeout as sleep } from 'node:timers/promises';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { streamRun, terminalEvents } from '../contract/runs.ts';
import { CliError, localProblem } from './cli-error.ts';
import { type Client, fillPath } from './client.ts';

/** One event of a run's stream; `id` is its number, absent for live deltas and frame counts. */
export interface StreamedEvent {
  event: string;
  id: number | null;
  data: Record<string, unknown>;
}

const patience = { attempts: 40, firstWaitMs: 200, longestWaitMs: 5_000 };

/**
 * Follows a run to its terminal event. A cut connection is opened again from the last event seen, so that none is
 * lost or repeated; after 40 failures in a row the last one is thrown.
 */
export async function* followRun(client: Client, runId: string, signal: AbortSignal): AsyncGenerator<StreamedEvent> {
  let last = 0;
  for (let failures = 0; failures < patience.attempts; failures += 1) {
    try {
      for await (const event of readOnce(client, runId, last, signal)) {
        failures = 0;
        if (event.id !== null && event.id <= last) continue;
        if (event.id !== null) last = event.id;
        yield event;
        if (terminalEvents.includes(event.event as never)) return;
      }
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof CliError && error.problem.category !== 'transient') throw error;
    }
    await sleep(Math.min(patience.firstWaitMs * 2 ** failures, patience.longestWaitMs), undefined, { signal });
  }
  throw new CliError(
    localProblem(
      'unavailable',
      `The stream of run ${runId} could not be opened. Attach again: framewright runs watch ${runId}`,
    ),
  );
}

async function* readOnce(
  client: Client,
  runId: string,
  last: number,
  signal: AbortSignal,
): AsyncGenerator<StreamedEvent> {
  const path = fillPath(streamRun.path, { runId });
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
