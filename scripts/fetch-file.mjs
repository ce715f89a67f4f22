// node scripts/fetch-file.mjs <address> <file>: plain JavaScript, for set-up runs it before Node 24 is there.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [, , address, file] = process.argv;
const reply = await fetch(address);
if (!reply.ok || !reply.body) throw new Error(`${new URL(address).host} answered ${reply.status}`);

const total = Number(reply.headers.get('content-length'));
let received = 0;
async function* counted(chunks) {
  for await (const chunk of chunks) {
    if (received === 0) process.stdout.write('first byte\n');
    received += chunk.length;
    yield chunk;
  }
}

await pipeline(Readable.fromWeb(reply.body), counted, createWriteStream(file));
if (total && received !== total) throw new Error(`${received} of ${total} bytes came`);
