import { randomBytes } from 'node:crypto';
import { accounts } from '../../db/repositories/accounts.ts';
import { keys } from '../../db/repositories/keys.ts';
import { apiKeyBytes, composeApiKey } from '../../domain/api-key.ts';
import { hashApiKey } from '../authenticate.ts';
import type { ApiContext } from '../context.ts';

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
  const key = composeApiKey(randomBytes(apiKeyBytes.id), randomBytes(apiKeyBytes.secret));
  const account = await database.transaction(async (em) => {
    const made = await accounts.create(em, { email: email.toLowerCase(), name });
    await keys.create(em, {
      accountId: made.id,
      publicId: key.publicId,
      hash: hashApiKey(key.text),
      scopes: ['read', 'write', 'spend'],
    });
    return made;
  });
  return { accountId: account.id, apiKey: key.text };
}
