import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../contract/errors.ts';
import type { ApiKey } from '../../db/entities/api-key.ts';
import type { Person } from '../../db/entities/person.ts';
import type { Session } from '../../db/entities/session.ts';
import { keys } from '../../db/repositories/keys.ts';
import { people } from '../../db/repositories/people.ts';
import { sessions } from '../../db/repositories/sessions.ts';
import { readApiKey } from '../../domain/api-key.ts';
import { hashApiKey } from '../authenticate.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { newToken } from '../new-token.ts';
import { newApiKey } from './new-api-key.ts';

/** A session is over after so long, however much it is used. */
export const sessionDays = 30;

export interface OpenSession {
  person: Person;
  session: Session;
  /** Exists here and in the cookie; the database has its hash. */
  token: string;
}

/** The session that a caller came with; a key is no person. */
export function sessionOf(caller: Caller): NonNullable<Caller['session']> {
  if (caller.session) return caller.session;
  throw new AppError('session_needed', 'no session', { detail: 'Sign in as a person: an API key cannot do this.' });
}

/** Lets the session act for another account of its person, under a new token. */
export function switchAccount({ database }: ApiContext, caller: Caller, accountId: string): Promise<OpenSession> {
  const { id, personId } = sessionOf(caller);
  return database.transaction(async (em) => {
    const owned = await people.accountsOf(em, personId);
    if (!owned.some((account) => account.id === accountId)) {
      throw new AppError('not_found', 'not an account of the person', { detail: 'There is no such account.' });
    }
    return renew(em, { id, personId, accountId });
  });
}

/** Gives the account of a shown key to the person. The key that was shown ends; a new one takes its place. */
export function adoptAccount(
  { database }: ApiContext,
  caller: Caller,
  apiKey: string,
): Promise<OpenSession & { key: ApiKey; apiKey: string }> {
  const { id, personId } = sessionOf(caller);
  return database.transaction(async (em) => {
    const shown = readApiKey(apiKey) && (await keys.findByHash(em, hashApiKey(apiKey)));
    if (!shown) throw new AppError('wrong_key', 'unknown key');
    refuseNarrow(shown);
    const { accountId, name, scopes, expiresAt } = shown;
    await keys.hold(em, accountId);
    const living = await keys.livingOf(em, accountId);
    if (shown.replacedBy || !living.some((key) => key.id === shown.id)) throw new AppError('wrong_key', 'key ended');
    if (!(await people.adopt(em, personId, accountId))) {
      throw new AppError('account_adopted', 'somebody has it', { detail: 'The account belongs to a person already.' });
    }
    const { text, stored } = newApiKey();
    const key = await keys.create(em, { accountId, name, ...stored, scopes, expiresAt });
    await keys.replace(em, { accountId, id: shown.id, replacedBy: key.id, overlapSeconds: 0 });
    return { ...(await renew(em, { id, personId, accountId })), key, apiKey: text };
  });
}

/** Rights change, so the token changes: one that was seen before is worth nothing after. The end stays where it was. */
async function renew(
  em: EntityManager,
  { id, personId, accountId }: { id: string; personId: string; accountId: string },
): Promise<OpenSession> {
  const old = await sessions.get(em, id);
  if (!old) throw new AppError('wrong_key', 'the session ended during the request');
  await sessions.revoke(em, { id });
  const { token, hash } = newToken();
  const session = await sessions.create(em, { personId, accountId, hash, expiresAt: old.expiresAt });
  return { person: await people.get(em, personId), session, token };
}

/** A key that may only look must not be worth the whole account. */
function refuseNarrow({ scopes }: ApiKey): void {
  const lacking = (['read', 'write', 'spend'] as const).filter((scope) => !scopes.includes(scope));
  if (lacking.length === 0) return;
  throw new AppError('missing_scope', 'narrow key shown', {
    detail: `The key that was shown lacks the scope ${lacking.join(', ')}: show one that may do everything.`,
  });
}
