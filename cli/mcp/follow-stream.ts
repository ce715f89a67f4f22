import type { Endpoint } from '../../contract/endpoint.ts';
import { terminalEvents } from '../../contract/runs.ts';
import type { Client } from '../client.ts';
import { readEvents, type StreamedEvent } from '../run-events.ts';
import { requestOf } from './call-endpoint.ts';
import { longestWatchSeconds, watchSeconds } from './tools.ts';

/** What a tool that follows a run or a project answers. `next` is there while it goes on. */
export interface Followed {
  runId: string | null;
  ended: boolean;
  lastEventId: number;
  events: StreamedEvent[];
  next?: { tool: string; arguments: Record<string, unknown> };
}

export interface FollowOptions {
  signal: AbortSignal;
  /** Told of every event, those without an id too. */
  onEvent(event: StreamedEvent): Promise<void>;
}

/** Reads the stream of an endpoint to the run's end, or for as long as its caller waits. */
export async function followStream(
  client: Client,
  endpoint: Endpoint,
  { waitSeconds = watchSeconds, lastEventId = 0, ...given }: Record<string, unknown>,
  { signal, onEvent }: FollowOptions,
): Promise<Followed> {
  const wait = AbortSignal.timeout(1_000 * Math.min(Number(waitSeconds) || watchSeconds, longestWatchSeconds));
  const { path, input } = requestOf(endpoint, given);
  const headers = {
    accept: 'text/event-stream',
    ...(Number(lastEventId) > 0 && { 'last-event-id': `${lastEventId}` }),
  };
  const followed: Followed = {
    runId: typeof given.runId === 'string' ? given.runId : null,
    ended: false,
    lastEventId: Number(lastEventId) || 0,
    events: [],
  };
  try {
    const both = AbortSignal.any([signal, wait]);
    const response = await client.open(endpoint.method, path, { ...input, headers, signal: both });
    for await (const event of readEvents(response)) {
      note(followed, event);
      await onEvent(event);
      if (followed.ended) return followed;
    }
  } catch (error) {
    if (!wait.aborted || signal.aborted) throw error;
  }
  const next = nextOf(endpoint, given, followed);
  return next ? { ...followed, next } : followed;
}

/** A stream that only reads goes on by its own tool; what started a run, by the tool that follows it. */
function nextOf(
  endpoint: Endpoint,
  given: Record<string, unknown>,
  { runId, lastEventId }: Followed,
): Followed['next'] {
  if (endpoint.method === 'GET') {
    return { tool: endpoint.name.replaceAll('.', '_'), arguments: { ...given, lastEventId } };
  }
  return runId ? { tool: 'runs_events', arguments: { runId, lastEventId } } : undefined;
}

function note(followed: Followed, event: StreamedEvent): void {
  if (event.event === 'run.accepted' && typeof event.data.runId === 'string') followed.runId = event.data.runId;
  if (event.id === null) return;
  followed.lastEventId = event.id;
  followed.events.push(event);
  followed.ended = terminalEvents.includes(event.event as never);
}
