import type { Account } from '../../contract/accounts.ts';
import { AppError } from '../../contract/errors.ts';
import type { Account as AccountRow } from '../../db/entities/account.ts';
import type { ApiKey } from '../../db/entities/api-key.ts';

/** An account with the key in use. */
export function presentAccount({ id, email, name, createdAt }: AccountRow, [key]: ApiKey[]): Account {
  if (!key) throw new AppError('wrong_key', 'the key went away during the request');
  return {
    id,
    email,
    name,
    key: { id: key.id, scopes: key.scopes, createdAt: key.createdAt.toISOString() },
    createdAt: createdAt.toISOString(),
  };
}
