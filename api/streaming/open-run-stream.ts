import { topUp } from '../../contract/money.ts';
import { terminalEvents } from '../../contract/runs.ts';
import type { RunEvent } from '../../db/entities/run-event.ts';
import type { OpenStream } from '../handler.ts';
import { type Addresses, withFileAddresses } from '../presenters/addresses.ts';
import type { RunStreams } from './run-streams.ts';
import type { RunWatcher } from './run-watcher.ts';
import type { ServerSentEvent } from './server-sent-event.ts';
import { type Place, pingMs, retryMs } from './streams.ts';

export interface RunStreamRequest {
  runId: string;
  /** `seq` of the last event that the client has. */
  after: number;
  addresses: Addresses;
}

/** The events of a run from `after` on: stored ones with their `seq` as id, live ones between them without. */
export function openRunStream(streams: RunStreams, request: RunStreamRequest): OpenStream {
  return streams.open(request.runId, (place) => follow(place, request));
}

async function* follow(
  { watcher, subscription }: Place<RunWatcher>,
  { after, addresses }: RunStreamRequest,
): AsyncGenerator<ServerSentEvent> {
  let seq = after;
  for (;;) {
    for (const row of watcher.rowsAfter(seq)) {
      yield present(row, addresses);
      seq = row.seq;
      if (terminalEvents.some((type) => type === row.type)) return;
    }
    if (watcher.isOver) return;
    const turn = await subscription.next(pingMs);
    if (turn.kind === 'end') return yield { retryMs };
    if (turn.kind === 'quiet') yield { comment: 'ping' };
    if (turn.kind === 'live') yield { event: turn.event.type, data: withFileAddresses(turn.event.body, addresses) };
  }
}

function present({ type, seq, body }: RunEvent, addresses: Addresses): ServerSentEvent {
  // Where money can be had depends on how this API was asked; the event does not know.
  const topUpAddress = type === 'balance.needed' && { top_up_url: `${addresses.base}${topUp.path}` };
  return { event: type, id: seq, data: withFileAddresses({ ...body, ...topUpAddress }, addresses) };
}
