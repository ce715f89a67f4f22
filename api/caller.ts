import type { Scope } from '../contract/endpoint.ts';

/** Who asks: the account of the key or session, and what it may do. */
export interface Caller {
  accountId: string;
  /** Of the key, or of the session. */
  keyId: string;
  scopes: readonly Scope[];
  /** Set where a signed-in person asks. */
  session?: { id: string; personId: string };
}
