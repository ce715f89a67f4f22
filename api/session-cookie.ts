import type { Context } from 'koa';
import type { Config } from '../config/config.ts';
import { originOf } from './presenters/addresses.ts';

/** The session that a request came with, and whether one of our own pages sent it. */
export interface GivenSession {
  token: string;
  isOurs: boolean;
}

/** A session to be set; null takes the cookie away. */
export type SessionToSet = { token: string; expiresAt: Date } | null;

type Request = Pick<Context, 'get' | 'protocol' | 'host'>;
type Bases = Pick<Config, 'publicBaseUrl'>;

/**
 * Over https the name itself promises that no other host of the domain and no plain connection has set it (`__Host-`).
 */
function cookieName({ publicBaseUrl }: Bases): string {
  return publicBaseUrl?.startsWith('https:') ? '__Host-framewright' : 'framewright';
}

/** Reads the session of a request; null without one. */
export function readSession(ctx: Request, bases: Bases): GivenSession | null {
  const name = cookieName(bases);
  const pairs = ctx.get('cookie').split(';');
  const pair = pairs.map((text) => text.trim()).find((text) => text.startsWith(`${name}=`));
  const token = pair?.slice(name.length + 1) ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? { token, isOurs: isOurs(ctx, bases) } : null;
}

/**
 * Whether a page of this service sent the request. A browser says so by `Origin`, or where it leaves that out by
 * `Sec-Fetch-Site`; no page can write either. A request with neither is not believed.
 */
function isOurs(ctx: Request, { publicBaseUrl }: Bases): boolean {
  const origin = ctx.get('origin');
  if (origin === '') return ctx.get('sec-fetch-site') === 'same-origin';
  return origin === originOf(ctx) || (publicBaseUrl !== null && origin === new URL(publicBaseUrl).origin);
}

/** The `Set-Cookie` header of a session: out of reach of scripts, and not sent with what other sites start. */
export function sessionCookie(session: SessionToSet, bases: Bases): string {
  const name = cookieName(bases);
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(name.startsWith('__Host-') ? ['Secure'] : [])];
  const seconds = session ? Math.max(0, Math.floor((session.expiresAt.getTime() - Date.now()) / 1000)) : 0;
  return [`${name}=${session?.token ?? ''}`, `Max-Age=${seconds}`, ...attributes].join('; ');
}
