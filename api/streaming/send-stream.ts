import { Readable } from 'node:stream';
import type { OpenStream } from '../handler.ts';
import type { ApiKoaContext } from '../koa-types.ts';
import { writeServerSentEvent } from './server-sent-event.ts';

/** A client that takes nothing for so long, pings included, is gone. */
const stalledMs = 120_000;

/** Answers with an event stream. The client's pace is the stream's: a slow one holds nothing but its own place. */
export function sendStream(ctx: ApiKoaContext, { events }: OpenStream): void {
  const gone = new AbortController();
  ctx.res.once('close', () => gone.abort());
  ctx.req.socket.setNoDelay(true);
  ctx.req.socket.setTimeout(stalledMs, () => ctx.req.socket.destroy());
  ctx.status = 200;
  ctx.set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  ctx.body = Readable.from(written(events(gone.signal)), { highWaterMark: 16 });
}

async function* written(events: ReturnType<OpenStream['events']>): AsyncGenerator<string> {
  for await (const message of events) yield writeServerSentEvent(message);
}
