import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Whom a request without a key is counted for: the address that it came from, as the outermost of `proxies` trusted
 * proxies saw it. Of IPv6 the /64 counts, which is what one customer of a network has.
 */
export function clientAddress(req: IncomingMessage, proxies: number): string {
  const direct = req.socket.remoteAddress ?? 'unknown';
  const hops = [...String(req.headers['x-forwarded-for'] ?? '').split(','), direct].map((hop) => hop.trim());
  // Further left stands what the caller itself may have written.
  const address = (proxies > 0 && hops.filter(Boolean).at(-1 - proxies)) || direct;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? prefix64(plain) : plain.slice(0, 64);
}

function prefix64(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
