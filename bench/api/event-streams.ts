import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { runs } from '../../db/repositories/runs.ts';
import type { BenchRow } from '../row.ts';
import type { ApiBench } from './open-bench.ts';
import { percentile } from './percentiles.ts';

const manyStreams = 500;
const clients = 100;

/** One run with many streams: what each keeps in the API's memory, how soon a change reaches all, and a first event. */
export async function eventStreams(bench: ApiBench): Promise<BenchRow[]> {
  const firstEvents = await timeFirstEvents(bench, bench.quick ? 3 : 20);
  await bench.stopWorker();
  const runId = await openRun(bench);
  const { kibEach, watchers } = await costOfStreams(bench, runId);
  const told = await timeChanges(bench, runId, bench.quick ? 5 : 50);
  return [
    {
      ...{ name: `memory of a stream, ${manyStreams} on one run`, value: kibEach, unit: 'KiB', bar: { atMost: 64 } },
      detail: { measured: 'growth of the API process by the second five hundred' },
    },
    { name: `watchers of ${manyStreams} streams on one run`, value: watchers, unit: 'watchers', bar: { atMost: 1 } },
    { name: 'prompt accepted to first event, p50', value: percentile(firstEvents, 0.5), unit: 'ms' },
    { name: 'prompt accepted to first event, p95', value: percentile(firstEvents, 0.95), unit: 'ms' },
    { name: `change to event, ${clients} clients, p50`, value: percentile(told, 0.5), unit: 'ms' },
    { name: `change to event, ${clients} clients, p95`, value: percentile(told, 0.95), unit: 'ms' },
  ];
}

/**
 * One prompt after the other, each to its end: planning the one before would be measured with the next. The first of
 * all, on processes that have just started, is not counted.
 */
async function timeFirstEvents(bench: ApiBench, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index <= count; index += 1) {
    const projectId = await projectWithContexts(bench);
    const started = performance.now();
    const body = JSON.stringify({ projectId, prompt: 'A 5 second film for Heron Books.', spar: true });
    const stream = openStream(bench, 'POST', '/api/generate-stream', body);
    await stream.first;
    times.push(performance.now() - started);
    await stream.ended;
  }
  return times.slice(1);
}

/** A first five hundred let the process grow to its working size; the second tells what a stream adds. */
async function costOfStreams(bench: ApiBench, runId: string): Promise<{ kibEach: number; watchers: number }> {
  const open = async () => {
    const streams = Array.from({ length: manyStreams }, () => openStream(bench, 'GET', `/api/v1/runs/${runId}/events`));
    await Promise.all(streams.map(({ first }) => first));
    await delay(2_000);
    return streams;
  };
  const warm = await open();
  const streams = await gaugeOf(bench, 'framewright_sse_streams');
  const watchers = await gaugeOf(bench, 'framewright_sse_watchers');
  const before = kibOf(bench.apiPid);
  if (streams !== manyStreams) throw new Error(`${streams} streams are open`);
  const more = await open();
  const after = kibOf(bench.apiPid);
  for (const stream of [...warm, ...more]) stream.close();
  await delay(1_000);
  return { kibEach: Math.max(0, after - before) / manyStreams, watchers };
}

/** A figure that the API tells of itself. */
async function gaugeOf({ url }: ApiBench, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** From the transaction that writes an event to each of the clients that read it. */
async function timeChanges(bench: ApiBench, runId: string, changes: number): Promise<number[]> {
  const times: number[] = [];
  let sentAt = 0;
  let seen = 0;
  const streams = Array.from({ length: clients }, () =>
    openStream(bench, 'GET', `/api/v1/runs/${runId}/events`, undefined, (event) => {
      if (event !== 'budget') return;
      seen += 1;
      times.push(performance.now() - sentAt);
    }),
  );
  await Promise.all(streams.map(({ first }) => first));
  for (let change = 1; change <= changes; change += 1) {
    sentAt = performance.now();
    const event = { type: 'budget', body: { spent: 0, held: 0, cap: change } };
    await runs.appendEvents(bench.database.fork(), runId, `bench-${change}`, [event]);
    while (seen < change * clients) await delay(1);
    await delay(20);
  }
  for (const stream of streams) stream.close();
  return times;
}

interface OpenedStream {
  first: Promise<void>;
  /** The server closes the stream of a run that has ended. */
  ended: Promise<void>;
  close(): void;
}

function openStream(
  bench: ApiBench,
  method: string,
  path: string,
  body?: string,
  onEvent: (event: string) => void = () => {},
): OpenedStream {
  const headers = { 'x-api-key': bench.apiKey, ...(body && { 'content-type': 'application/json' }) };
  let sent: ClientRequest;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const first = new Promise<void>((resolve, reject) => {
    const parser = createParser({
      onEvent({ event = '' }) {
        onEvent(event);
        resolve();
      },
    });
    sent = request(bench.url + path, { method, headers, agent: false }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${path}: ${reply.statusCode}`));
      reply.setEncoding('utf8').on('data', (chunk) => parser.feed(chunk));
      reply.on('error', () => {}).on('close', end);
    });
    sent.on('error', reject);
    sent.end(body);
  });
  return { first, ended, close: () => void sent.destroy() };
}

async function projectWithContexts({ post }: ApiBench): Promise<string> {
  const { id } = await post('/api/v1/projects', { name: 'Stream' });
  for (const label of ['goal', 'requirement', 'brand']) {
    await post(`/api/v1/projects/${id}/contexts`, { label, text: 'Heron Books, five seconds, blue.' });
  }
  return id;
}

/** A run that nobody works on: its rows are written and its workflow is never started. */
async function openRun(bench: ApiBench): Promise<string> {
  const projectId = await projectWithContexts(bench);
  const { run } = await runs.create(bench.database.fork(), {
    ...{ accountId: bench.accountId, projectId, kind: 'review', writing: false, input: {}, requestHash: '' },
    provider: 'none',
  });
  const event = { type: 'run.accepted', body: { runId: run.id, draftRevision: null, provider: null } };
  await runs.appendEvents(bench.database.fork(), run.id, 'accept', [event]);
  await runs.markStarted(bench.database.fork(), run.id);
  return run.id;
}

/** Resident memory of a process. */
function kibOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);
}
