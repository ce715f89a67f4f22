import { accounts } from '../../db/repositories/accounts.ts';
import { keys } from '../../db/repositories/keys.ts';
import type { ApiContext } from '../context.ts';
import { newApiKey } from './new-api-key.ts';

export interface Registration {
  accountId: string;
  /** Exists here and in the reply; the database has its hash. */
  apiKey: string;
}

/** Makes an account and its first key. An address is a label: the same one again is another account. */
export async function registerAccount(
  { database }: Pick<ApiContext, 'database'>,
  { email, name }: { email: string; name: string },
): Promise<Registration> {
  const { text, stored } = newApiKey();
  const account = await database.transaction(async (em) => {
    const made = await accounts.create(em, { email: email.toLowerCase(), name });
    await keys.create(em, { accountId: made.id, ...stored, scopes: ['read', 'write', 'spend'] });
    return made;
  });
  return { accountId: account.id, apiKey: text };
}
