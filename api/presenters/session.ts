import { dollarsOfMicros } from '../../domain/money/amounts.ts';
import type { OpenSession } from '../services/manage-session.ts';
import type { SignedIn } from '../services/sign-in.ts';

/** Who is signed in, without the token: that travels in the cookie alone. */
export function presentSession({ person, session }: Pick<OpenSession, 'person' | 'session'>) {
  const { accountId, expiresAt } = session;
  return { email: person.email, accountId, expiresAt: expiresAt.toISOString() };
}

export function presentSignedIn(signedIn: SignedIn) {
  const { isNew, grantedMicros } = signedIn;
  return { ...presentSession(signedIn), isNew, granted: dollarsOfMicros(grantedMicros) };
}
