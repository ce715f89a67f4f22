import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../scripts/embedded/stack.ts';
import type { BenchFilm } from './bench-film.ts';

// biome-ignore lint/suspicious/noExplicitAny: replies of the API, whose shape the contract tests hold.
type Json = any;

/** A stack of its own, used through its API as a customer would. */
export interface Service extends AsyncDisposable {
  call(method: string, path: string, body?: unknown): Promise<Json>;
  /** Makes a project of the film; its id and the ids of its scenes, in order. */
  project(film: BenchFilm): Promise<{ projectId: string; sceneIds: string[] }>;
  /** Starts a run and waits for its end; seconds from the request to the end, and the run. */
  run(path: string, body: unknown): Promise<{ seconds: number; run: Json }>;
  /** Seconds of a review of the head. */
  reviewed(projectId: string): Promise<number>;
  /** Exports the reviewed head, whatever was found; seconds and the export's record. */
  exported(projectId: string): Promise<{ seconds: number; record: Json }>;
  /** Saves the file of an export. */
  save(record: Json, path: string): Promise<void>;
}

const longestMs = 20 * 60_000;

export async function openService(): Promise<Service> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'framewright-bench-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const stack = opened.use(await startStack({ dataDir: folder, readyTimeoutMs: 120_000, env: { BILLING: 'off' } }));
  let key = '';
  const call: Service['call'] = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(key && { 'x-api-key': key }) };
    const reply = await fetch(`${stack.apiUrl}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const document = (await reply.json()) as Json;
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(document)}`);
    return document;
  };
  key = (await call('POST', '/api/v1/register', { email: 'bench@example.org', name: 'Bench' })).api_key;
  const kept = opened.move();
  const service: Service = {
    call,
    project: (film) => makeProject(call, film),
    run: (path, body) => runToEnd({ call, url: stack.apiUrl, key }, path, body),
    reviewed: async (projectId) => (await service.run(`/api/v1/projects/${projectId}/reviews`, {})).seconds,
    exported: (projectId) => exportHead(service, projectId),
    async save(record, path) {
      const reply = await fetch(record.url);
      await writeFile(path, Buffer.from(await reply.arrayBuffer()));
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
  return service;
}

async function makeProject(call: Service['call'], { width, height, fps, scenes }: BenchFilm) {
  const { id: projectId } = await call('POST', '/api/v1/projects', { name: 'Bench', width, height, fps });
  for (const label of ['goal', 'requirement', 'brand']) {
    await call('POST', `/api/v1/projects/${projectId}/contexts`, { label, text: `Bench, ${label}, #5b2bff.` });
  }
  const sceneIds: string[] = [];
  for (const scene of scenes) {
    const { scene: made } = await call('POST', `/api/v1/projects/${projectId}/scenes`, scene);
    sceneIds.push(made.id);
  }
  return { projectId, sceneIds };
}

interface Client extends Pick<Service, 'call'> {
  url: string;
  key: string;
}

/** Follows the run's stream as a customer would: asking over and over would take a tenth of the machine from it. */
async function runToEnd({ call, url, key }: Client, path: string, body: unknown) {
  const start = performance.now();
  const { id } = await call('POST', path, body);
  const signal = AbortSignal.timeout(longestMs);
  const stream = await fetch(`${url}/api/v1/runs/${id}/events`, { headers: { 'x-api-key': key }, signal });
  // It ends with the run.
  for await (const _ of stream.body ?? []);
  const run = await call('GET', `/api/v1/runs/${id}`);
  if (run.state !== 'completed') throw new Error(`${path}: ${JSON.stringify(run.error)}`);
  return { seconds: (performance.now() - start) / 1000, run };
}

async function exportHead(service: Service, projectId: string) {
  const { findings } = await service.call('GET', `/api/v1/projects/${projectId}/reviews/latest`);
  const accept = findings.filter((each: Json) => each.severity === 'error').map((each: Json) => each.id);
  const body = accept.length > 0 ? { accept, reason: 'The bench measures the renderer.' } : {};
  const { seconds, run } = await service.run(`/api/v1/projects/${projectId}/exports`, body);
  const record = await service.call('GET', `/api/v1/exports/${run.result.exportId}`);
  return { seconds, record };
}
