import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { endpoints } from '../../contract/endpoints.ts';
import { errorCodes } from '../../contract/errors.ts';
import { errorsPage } from '../../contract/errors-page.ts';
import { startApi } from './start-api.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());

async function get(path: string) {
  const reply = await fetch(`${api.url}${path}`);
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

test('the viewer of the OpenAPI document and all it needs come from this server, under a policy of self', async () => {
  const page = await get('/docs');
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(page.text).not.toMatch(/https?:\/\/|<script>|<style|style=| on\w+=/);
  const needed = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(needed).toEqual(['/docs/viewer.css', '/docs/agents.md', '/docs/viewer.js', '/docs/start.js']);
  for (const path of needed) {
    const { status, headers, text } = await get(path);
    expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
    expect(text.length).toBeGreaterThan(50);
  }
  expect((await get('/docs/start.js')).text).toContain('/api/v1/openapi.json');
});

test('the guide for agents has every endpoint of the table with its command', async () => {
  const { text, headers } = await get('/docs/agents.md');
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  for (const { method, path, command } of Object.values(endpoints) as {
    method: string;
    path: string;
    command?: string;
  }[]) {
    expect(text).toContain(`\`${method} ${path}\``);
    if (command) expect(text).toContain(`framewright ${command}`);
  }
});

test('every address that llms.txt names is served', async () => {
  const { text } = await get('/llms.txt');
  expect(text.startsWith('# Framewright\n')).toBe(true);
  const addresses = [...text.matchAll(/\]\((http[^)]+)\)/g)].map((match) => match[1] ?? '');
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200]);
});

test('docs/errors.md is what the code says; `node scripts/write-error-docs.ts` writes it anew', async () => {
  const page = errorsPage();
  for (const code of Object.keys(errorCodes)) expect(page).toContain(`\`${code}\``);
  expect(readFileSync('docs/errors.md', 'utf8')).toBe(page);
  expect((await get('/docs/errors.md')).text).toBe(page);
});
