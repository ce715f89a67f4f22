import type { Account } from '../../contract/accounts.ts';
import type { Account as AccountRow } from '../../db/entities/account.ts';
import type { ApiKey } from '../../db/entities/api-key.ts';

/** An account with the key in use; null where a person asks. */
export function presentAccount({ id, email, name, createdAt }: AccountRow, key: ApiKey | null): Account {
  return {
    id,
    email,
    name,
    key: key && { id: key.id, scopes: key.scopes, createdAt: key.createdAt.toISOString() },
    createdAt: createdAt.toISOString(),
  };
}
