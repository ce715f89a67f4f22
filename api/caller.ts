import type { Scope } from '../contract/endpoint.ts';

/** Who asks: the account of the key and what the key may do. */
export interface Caller {
  accountId: string;
  keyId: string;
  scopes: readonly Scope[];
}
