import type { EntityManager } from '@mikro-orm/postgresql';
import type { Mail } from '../../adapters/mail/mail.ts';
import { AppError } from '../../contract/errors.ts';
import { signInCode, startingBalanceMicros } from '../../contract/sign-in.ts';
import { accounts } from '../../db/repositories/accounts.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { people } from '../../db/repositories/people.ts';
import { sessions } from '../../db/repositories/sessions.ts';
import { signInCodes } from '../../db/repositories/sign-in-codes.ts';
import { mailboxOf, sameAddress } from '../../domain/people/mailbox-of.ts';
import type { ApiContext } from '../context.ts';
import { newToken } from '../new-token.ts';
import { hashMailbox, matchesCode, newSignInCode } from '../sign-in-codes.ts';
import { type OpenSession, sessionDays } from './manage-session.ts';

export interface SignedIn extends OpenSession {
  /** Whether the account was made by this. */
  isNew: boolean;
  grantedMicros: number;
}

/** Sends a fresh code to an address. Does and answers the same for every address. */
export async function sendCode({ database }: ApiContext, mail: Mail, email: string): Promise<void> {
  const to = sameAddress(email);
  const { code, ...kept } = await newSignInCode();
  await signInCodes.issue(database.fork(), to, kept);
  const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
  await mail.send({
    to,
    subject: `Your Framewright code: ${shown}`,
    text: `${shown}\n\nEnter this code to sign in. It works once, for ${signInCode.seconds / 60} minutes.\nYou did not ask for it? Then nothing is needed: without the code nobody gets in.\n`,
  });
}

/** Signs in by a code: always with a new session, whatever cookie came along. */
export async function confirmCode(
  { database }: ApiContext,
  { email, code, name }: { email: string; code: string; name?: string },
): Promise<SignedIn> {
  const address = sameAddress(email);
  const kept = await signInCodes.takeTry(database.fork(), address);
  const isRight = await matchesCode(code, kept);
  if (!kept || !isRight || !(await signInCodes.use(database.fork(), kept.id))) throw wrongCode();
  const mailboxHash = await hashMailbox(mailboxOf(address));
  const { token, hash } = newToken();
  return database.transaction(async (em) => {
    const person = await people.take(em, address);
    const known = await people.usualAccount(em, person.id);
    const accountId = known ?? (await openAccount(em, person, name));
    const expiresAt = new Date(Date.now() + sessionDays * 86_400_000);
    const session = await sessions.create(em, { personId: person.id, accountId, hash, expiresAt });
    const grantedMicros = known ? 0 : await grantStart(em, mailboxHash, accountId);
    return { person, session, token, isNew: known === null, grantedMicros };
  });
}

async function openAccount(em: EntityManager, person: { id: string; email: string }, name?: string): Promise<string> {
  const made = await accounts.create(em, { email: person.email, name: name ?? person.email.split('@')[0] ?? 'Person' });
  await people.adopt(em, person.id, made.id);
  return made.id;
}

/** Another address of the same mailbox had it already: then the account starts with nothing. */
async function grantStart(em: EntityManager, mailboxHash: string, accountId: string): Promise<number> {
  if (!(await people.takeStartingBalance(em, mailboxHash, accountId))) return 0;
  await ledger.grant(em, { accountId, key: 'start', amountMicros: startingBalanceMicros });
  return startingBalanceMicros;
}

function wrongCode(): AppError {
  const detail = `The code is wrong, used or too old. Ask for a new one after ${signInCode.tries} wrong tries.`;
  return new AppError('wrong_code', 'code refused', { detail });
}
