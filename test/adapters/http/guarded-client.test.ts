import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createGuardedClient, type Resolve } from '../../../adapters/http/guarded-client.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** A server on loopback that counts who reaches it. */
async function listen(answer: RequestListener) {
  const reached: { method?: string; url?: string; host?: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const entry = { method: request.method, url: request.url, host: request.headers.host, body: '' };
    reached.push(entry);
    request.on('data', (chunk) => {
      entry.body += chunk;
    });
    request.on('end', () => answer(request, response));
  });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close() {
      server.close();
      server.closeAllConnections();
    },
  });
  const { port } = server.address() as AddressInfo;
  return { port, reached, connections: () => connections };
}

const ok: RequestListener = (_, response) => response.end('taken');
const message = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' };
const answering =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test('what the allow-list names is sent to, with its body and headers', async () => {
  const server = await listen(ok);
  const client = createGuardedClient({ allow: [`127.0.0.1:${server.port}`] });
  const outcome = await client.post(`http://127.0.0.1:${server.port}/hook?x=1`, message);
  expect(outcome).toEqual({ status: 200, body: 'taken' });
  expect(server.reached).toEqual([
    { method: 'POST', url: '/hook?x=1', host: `127.0.0.1:${server.port}`, body: '{"a":1}' },
  ]);
});

test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.0.0.1'])(
  'without it %s is not even connected to',
  async (host) => {
    const server = await listen(ok);
    for (const scheme of ['http', 'https']) {
      const outcome = await createGuardedClient({ allow: [] }).post(`${scheme}://${host}:${server.port}/`, message);
      expect(outcome).toEqual({ fault: 'address_refused' });
    }
    expect(server.connections()).toBe(0);
  },
);

test.each([
  ['this machine', ['127.0.0.1']],
  ['the metadata service', ['169.254.169.254']],
  ['one public and one private address', ['93.184.216.34', '10.0.0.1']],
  ['an IPv4 address inside an IPv6 one', ['::ffff:127.0.0.1']],
  ['NAT64', ['64:ff9b::7f00:1']],
])('a public name that resolves to %s is refused', async (_, addresses) => {
  const client = createGuardedClient({ allow: [], resolve: answering(...addresses) });
  expect(await client.post('https://rebind.example/', message)).toEqual({ fault: 'address_refused' });
});

test('a name is resolved once, and what was judged is what is connected to', async () => {
  const server = await listen(ok);
  const answers = ['127.0.0.1', '10.0.0.5', '169.254.169.254'];
  let asked = 0;
  const resolve: Resolve = async () => [{ address: answers[asked++] as string, family: 4 }];
  const client = createGuardedClient({ allow: [`rebind.example:${server.port}`], resolve, timeoutMs: 60_000 });
  const url = `http://rebind.example:${server.port}/`;
  expect(await client.post(url, message)).toEqual({ status: 200, body: 'taken' });
  expect([asked, server.reached[0]?.host]).toEqual([1, `rebind.example:${server.port}`]);
  expect(await client.post(url, message)).toEqual({ fault: 'address_refused' });
  expect([asked, server.connections()]).toEqual([2, 1]);
});

test('an allow-listed name leads to this machine alone', async () => {
  const client = createGuardedClient({ allow: ['inner.example:80'], resolve: answering('10.0.0.5') });
  expect(await client.post('http://inner.example/', message)).toEqual({ fault: 'address_refused' });
});

test('a redirect is an answer and is not followed', async () => {
  const secret = await listen(ok);
  const server = await listen((_, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${secret.port}/secret` }).end();
  });
  const client = createGuardedClient({ allow: [`127.0.0.1:${server.port}`, `127.0.0.1:${secret.port}`] });
  expect(await client.post(`http://127.0.0.1:${server.port}/`, message)).toMatchObject({ status: 307 });
  expect(secret.connections()).toBe(0);
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  [
    'drips its answer',
    (_, response) => {
      const drip = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(drip));
    },
  ],
])('a server that %s is left after the time is up', async (_, answer) => {
  const server = await listen(answer);
  const client = createGuardedClient({ allow: [`127.0.0.1:${server.port}`], timeoutMs: 400 });
  expect(await client.post(`http://127.0.0.1:${server.port}/`, message)).toEqual({ fault: 'timeout' });
});

test('an answer that is too large is not read to its end', async () => {
  let written = 0;
  const server = await listen((_, response) => {
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) written += 1;
    };
    response.on('drain', pour);
    pour();
  });
  const client = createGuardedClient({ allow: [`127.0.0.1:${server.port}`] });
  expect(await client.post(`http://127.0.0.1:${server.port}/`, message)).toEqual({ fault: 'answer_too_large' });
  expect(written * 64).toBeLessThan(64 * 1024);
});

test('what nobody answers, and a name that nobody knows, are told apart', async () => {
  const server = await listen(ok);
  opened.pop()?.close();
  const client = createGuardedClient({ allow: [`127.0.0.1:${server.port}`] });
  expect(await client.post(`http://127.0.0.1:${server.port}/`, message)).toEqual({ fault: 'unreachable' });
  const unknown = createGuardedClient({ allow: [], resolve: async () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await unknown.post('https://nobody.invalid/', message)).toEqual({ fault: 'name_not_found' });
});
