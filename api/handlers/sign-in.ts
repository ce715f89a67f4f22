import { AppError } from '../../contract/errors.ts';
import { signInCode } from '../../contract/sign-in.ts';
import { people } from '../../db/repositories/people.ts';
import { sessions } from '../../db/repositories/sessions.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { createMail } from '../mailbox/create-mail.ts';
import { mailboxPath } from '../mailbox/local-mail.ts';
import { hashToken } from '../new-token.ts';
import { presentKey } from '../presenters/key.ts';
import { presentSession, presentSignedIn } from '../presenters/session.ts';
import { adoptAccount, sessionOf, switchAccount } from '../services/manage-session.ts';
import { confirmCode, sendCode } from '../services/sign-in.ts';

type Names =
  | 'signIn'
  | 'confirmSignIn'
  | 'signOut'
  | 'signOutEverywhere'
  | 'getSession'
  | 'switchAccount'
  | 'adoptAccount';

export function signInHandlers(context: ApiContext): HandlersOf<Names> {
  const { config, database } = context;
  const mail = createMail(context);
  const isLocal = config.mail?.kind === 'local';
  return {
    async signIn({ body, addresses }) {
      await sendCode(context, mail, body.email);
      const mailbox = isLocal ? { mailbox: `${addresses.base}${mailboxPath}` } : {};
      return { sent: true, expiresInSeconds: signInCode.seconds, ...mailbox };
    },
    async confirmSignIn({ body, session, setSession }) {
      const signedIn = await confirmCode(context, body);
      if (session) await sessions.revoke(database.fork(), { hash: hashToken(session.token) });
      setSession({ token: signedIn.token, expiresAt: signedIn.session.expiresAt });
      return presentSignedIn(signedIn);
    },
    async signOut({ caller, setSession }) {
      await sessions.revoke(database.fork(), { id: sessionOf(caller).id });
      setSession(null);
      return { signedOut: true };
    },
    async signOutEverywhere({ caller, setSession }) {
      await sessions.revoke(database.fork(), { personId: sessionOf(caller).personId });
      setSession(null);
      return { signedOut: true };
    },
    async getSession({ caller }) {
      const { id, personId } = sessionOf(caller);
      const em = database.fork();
      const session = await sessions.get(em, id);
      if (!session) throw new AppError('wrong_key', 'the session ended during the request');
      const accounts = await people.accountsOf(em, personId);
      return {
        ...presentSession({ person: await people.get(em, personId), session }),
        accounts: accounts.map(({ id, name, createdAt }) => ({ id, name, createdAt: createdAt.toISOString() })),
      };
    },
    async switchAccount({ caller, body, setSession }) {
      const opened = await switchAccount(context, caller, body.accountId);
      setSession({ token: opened.token, expiresAt: opened.session.expiresAt });
      return presentSession(opened);
    },
    async adoptAccount({ caller, body, setSession }) {
      const { key, apiKey, ...opened } = await adoptAccount(context, caller, body.api_key);
      setSession({ token: opened.token, expiresAt: opened.session.expiresAt });
      return { ...presentSession(opened), key: presentKey(key, caller.keyId), api_key: apiKey };
    },
  };
}
