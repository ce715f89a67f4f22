import { createParser, type EventSourceMessage } from 'eventsource-parser';

export interface ReadEvent {
  id: number | null;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies differ by event.
  data: any;
}

export interface EventReader extends AsyncDisposable {
  reply: Response;
  /** The next event, or null when the stream ended. */
  next(): Promise<ReadEvent | null>;
  /** All events up to the end of the stream. */
  rest(): Promise<ReadEvent[]>;
}

/** Reads an event stream. Disposing breaks it off, as a client that goes away does. */
export async function readEvents(url: string, init: RequestInit = {}): Promise<EventReader> {
  const gone = new AbortController();
  const reply = await fetch(url, { ...init, signal: gone.signal });
  const events: ReadEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }: EventSourceMessage) =>
      void events.push({ id: id === undefined ? null : Number(id), event: event ?? '', data: JSON.parse(data) }),
  });
  const body = (reply.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    while (events.length === 0) {
      const { done, value } = await body.read();
      if (done) return null;
      parser.feed(value);
    }
    return events.shift() ?? null;
  };
  const rest = async () => {
    const all: ReadEvent[] = [];
    for (let event = await next(); event; event = await next()) all.push(event);
    return all;
  };
  return { reply, next, rest, [Symbol.asyncDispose]: async () => gone.abort() };
}
