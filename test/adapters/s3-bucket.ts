import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const bucketKeys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };

/** A bucket that speaks S3 on loopback and checks each signature in a query as the real ones do. */
export interface Bucket extends Disposable {
  url: string;
  objects: Map<string, Buffer>;
}

export async function openBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const key = pathname.split('/').slice(2).join('/');
    if (searchParams.has('X-Amz-Signature') && !isSigned(request)) {
      request.resume();
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const content = objects.get(key);
    if (!content) return response.writeHead(404).end();
    response.writeHead(200, { 'content-length': content.length });
    return response.end(request.method === 'HEAD' ? undefined : content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects, [Symbol.dispose]: close };
}

/** Signature Version 4 in a query, computed anew from the request as it came. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://s3');
  const given = searchParams.get('X-Amz-Signature');
  const signed = (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';');
  const at = searchParams.get('X-Amz-Date') ?? '';
  const escaped = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
  const lines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const canonical = [method, pathname, query, lines, signed.join(';'), 'UNSIGNED-PAYLOAD'].join('\n');
  const [, day = '', region = '', service = ''] = (searchParams.get('X-Amz-Credential') ?? '').split('/');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${region}/${service}/aws4_request`, hash].join('\n');
  const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = [region, service, 'aws4_request'].reduce<Buffer>(sign, sign(`AWS4${bucketKeys.secretAccessKey}`, day));
  const until = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const isInTime = Date.now() < until + Number(searchParams.get('X-Amz-Expires')) * 1_000;
  return isInTime && signed.includes('content-length') && sign(key, toSign).toString('hex') === given;
}
