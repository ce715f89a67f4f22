import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** One scripted answer: a tool call as the wire streams it, an error by status, or a stream that is cut. */
export type Script =
  | { kind: 'tool'; name: string; input: unknown; stopReason?: string; usage?: Record<string, number> }
  | { kind: 'raw-tool'; name: string; json: string }
  | { kind: 'text'; text: string; stopReason: string }
  | { kind: 'error'; status: number; type: string; message?: string; headers?: Record<string, string> }
  | { kind: 'cut'; after: number }
  /** Sends so many events and then an error as an event, as a server does that is overloaded mid-way. */
  | { kind: 'failing'; after: number; type: string }
  /** What a proxy in between answers: no JSON at all. */
  | { kind: 'page'; status: number }
  /** Sends so many events and then nothing more. */
  | { kind: 'silent'; after: number }
  /** A whole answer with a wait before each event. */
  | { kind: 'slow'; name: string; input: unknown; waitMs: number };

export interface MessagesServer extends AsyncDisposable {
  url: string;
  /** Bodies of the requests so far. */
  requests: Record<string, unknown>[];
}

/** A local server that speaks the streaming Messages API and answers by script, one script a request. */
export async function startMessagesServer(scripts: Script[]): Promise<MessagesServer> {
  const requests: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    requests.push(JSON.parse(await bodyOf(request)));
    const script = scripts[requests.length - 1];
    if (!script) return response.writeHead(500).end();
    answer(script, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function answer(script: Script, response: ServerResponse): void {
  if (script.kind === 'error') {
    response.writeHead(script.status, { 'content-type': 'application/json', ...script.headers });
    response.end(JSON.stringify({ type: 'error', error: { type: script.type, message: script.message ?? 'no' } }));
    return;
  }
  if (script.kind === 'page') {
    response.writeHead(script.status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events = eventsOf(script);
  const sent = 'after' in script ? events.slice(0, script.after) : events;
  void send(sent, script, response);
}

async function send(events: Wire[], script: Script, response: ServerResponse): Promise<void> {
  for (const event of events) {
    if (script.kind === 'slow') await delay(script.waitMs);
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  }
  if (script.kind === 'failing') {
    const error = { type: 'error', error: { type: script.type, message: 'no' } };
    response.write(`event: error\ndata: ${JSON.stringify(error)}\n\n`);
  }
  if (script.kind === 'cut') response.destroy();
  else if (script.kind !== 'silent') response.end();
}

type Wire = { type: string } & Record<string, unknown>;

function eventsOf(script: Exclude<Script, { kind: 'error' | 'page' }>): Wire[] {
  const usage = { input_tokens: 1_000, output_tokens: 1, ...(script.kind === 'tool' ? script.usage : {}) };
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    usage,
  };
  const start: Wire = { type: 'message_start', message };
  const end = (reason: string): Wire[] => [
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 200 } },
    { type: 'message_stop' },
  ];
  if (script.kind === 'text') {
    const block = { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } };
    const delta = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: script.text } };
    return [start, block, delta, ...end(script.stopReason)];
  }
  const name = 'after' in script ? 'write_scene' : script.name;
  const json =
    'input' in script ? JSON.stringify(script.input) : script.kind === 'raw-tool' ? script.json : '{"code":"x"}';
  const block = {
    type: 'content_block_start',
    index: 0,
    content_block: { type: 'tool_use', id: 'toolu_1', name, input: {} },
  };
  const deltas = json.match(/.{1,20}/gs)?.map((partial_json) => ({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'input_json_delta', partial_json },
  }));
  const reason = (script.kind === 'tool' && script.stopReason) || 'tool_use';
  return [start, block, ...(deltas ?? []), ...end(reason)];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
