import type { Endpoint } from './endpoint.ts';

/** Classes of requests that are counted apart, each by key or by address. */
export const rateClasses = ['read', 'write', 'spend', 'open', 'register', 'sign_in'] as const;
export type RateClass = (typeof rateClasses)[number];

/**
 * How requests to an endpoint are counted. `read` looks, `write` changes or makes work, `spend` may cost money; without
 * a key, `register` makes accounts, `sign_in` asks for codes and tries them, and `open` is the rest. Null: never counted, so that a probe is always answered.
 */
export function rateClassOf({ name, method, scope }: Pick<Endpoint, 'name' | 'method' | 'scope'>): RateClass | null {
  if (name === 'discovery.health' || name === 'discovery.ready') return null;
  if (name === 'accounts.register') return 'register';
  if (name === 'sign-in.start' || name === 'sign-in.confirm') return 'sign_in';
  if (scope === null) return 'open';
  if (scope === 'spend') return 'spend';
  return method === 'GET' ? 'read' : 'write';
}
