import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** `host:port` pairs of this machine that may be asked although they are loopback. */
export type OutboundAllow = readonly string[];

/** An address that may be asked, before its name is resolved. */
export interface OutboundTarget {
  url: URL;
  /** The allow-list names it: it may be plain http, and resolve to this machine. */
  allowed: boolean;
}

/**
 * Reads an address that somebody else chose. Null for one that is never asked: not https, with a name and password,
 * or an IP address that is not public. The name's own addresses are judged when it is resolved.
 */
export function outboundTarget(text: string, allow: OutboundAllow): OutboundTarget | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const allowed = allow.includes(`${url.hostname}:${port}`);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowed)) return null;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !mayConnect(literal, allowed)) return null;
  return { url, allowed };
}

/** Whether a connection to this IP address may be opened. */
export function mayConnect(address: string, allowed: boolean): boolean {
  return allowed ? isLoopback(address) : isPublicAddress(address);
}
