import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Caller, newCaller } from '../api/caller.ts';
import type { TestApi } from '../api/start-api.ts';
import { newProject } from '../api/test-film.ts';
import { openWorkingApi } from '../api/working-api.ts';
import { hostileMedia } from './hostile-media.ts';
import { type HostileFile, hidden, hostileTypefaces } from './hostile-typefaces.ts';

const files = Object.entries({ ...(await hostileTypefaces()), ...hostileMedia() });
let api: TestApi;
let call: Caller & { apiKey: string };
let projectId: string;
beforeAll(async () => {
  api = await openWorkingApi();
  call = await newCaller(api.url);
  projectId = await newProject(call);
}, 90_000);
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
}, 30_000);

/** Everything that lies in storage for the project's uploads. */
async function stored(): Promise<Buffer[]> {
  const contents: Buffer[] = [];
  for await (const { key } of api.storage.list(`projects/${projectId}`)) {
    const content = /\/(?:assets|uploads)\//.test(key) ? await api.storage.get(key) : null;
    if (content) contents.push(await buffer(content));
  }
  return contents;
}

async function send(name: string, content: Buffer) {
  const headers = { 'x-api-key': call.apiKey };
  const address = `${api.url}/api/v1/projects/${projectId}/assets?name=${name}`;
  const reply = await fetch(address, { method: 'POST', headers, body: content as never });
  // biome-ignore lint/suspicious/noExplicitAny: an asset or a problem document.
  let body = (await reply.json()) as any;
  for (let look = 0; body.state === 'checking' && look < 300; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const params = { projectId, assetId: body.id };
    body = (await call('getAsset', { params })).body;
  }
  return { status: reply.status, body };
}

test.each(files)(
  '%s',
  async (attack, { content, outcome }: HostileFile) => {
    const name = `f-${createHash('sha256').update(attack).digest('hex').slice(0, 12)}`;
    const { status, body } = await send(name, content);
    if (outcome === 'refused') {
      const refusal = body.refusal ?? body.code;
      expect([[202, 415, 422].includes(status), body.state ?? body.category]).toEqual([
        true,
        status === 202 ? 'refused' : 'validation',
      ]);
      expect(refusal).toBeTruthy();
      expect(await stored()).toEqual([]);
    } else {
      expect([status === 201 || status === 202, body.state]).toEqual([true, 'ready']);
      expect((await stored()).some((each) => each.includes(hidden) || each.includes('PK\x03\x04'))).toBe(false);
      await call('deleteAsset', { params: { projectId, assetId: body.id } });
    }
    expect(await readdir(join(api.dataDir, 'uploads'))).toEqual([]);
    expect((await call('account')).status).toBe(200);
  },
  180_000,
);
