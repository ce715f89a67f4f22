import { z } from 'zod';
import { Email } from './email.ts';
import { defineEndpoint } from './endpoint.ts';
import { Key } from './keys.ts';
import { limits } from './limits.ts';
import { textOf } from './text.ts';

/** Micro-dollars that an account starts with which a person makes by a proven address; once for each mailbox. */
export const startingBalanceMicros = 4_000_000;
/** How long a one-time code can be used, and how many wrong ones burn it. */
export const signInCode = { seconds: 600, tries: 5 } as const;

const email = Email;
const Person = z.strictObject({
  email: z.string(),
  /** The account that this session acts for. */
  accountId: z.string(),
  /** When the session ends at the latest. */
  expiresAt: z.string(),
});
const Ended = z.strictObject({ signedOut: z.literal(true) });

export const signIn = defineEndpoint({
  name: 'sign-in.start',
  method: 'POST',
  path: '/api/v1/sign-in',
  summary: 'Send a one-time code to an address; the answer is the same whether the address is known or not',
  scope: null,
  body: z.strictObject({ email }),
  reply: z.strictObject({
    sent: z.literal(true),
    expiresInSeconds: z.number().int(),
    /** Where the code can be read, in an installation that sends no mail. */
    mailbox: z.string().optional(),
  }),
  status: 202,
  command: 'auth login --email <email>',
});
export const confirmSignIn = defineEndpoint({
  name: 'sign-in.confirm',
  method: 'POST',
  path: '/api/v1/sign-in/confirm',
  summary: 'Sign in with the code; makes the account at the first time. The session comes as a cookie',
  scope: null,
  body: z.strictObject({
    email,
    code: z
      .string()
      .regex(/^\s*\d{4}[ -]?\d{4}\s*$/, 'is eight digits')
      .trim(),
    /** Name of a new account; without it the address names it. */
    name: textOf(limits.nameCharacters).optional(),
  }),
  reply: Person.extend({
    isNew: z.boolean(),
    /** Dollars that the account starts with. */
    granted: z.number(),
  }),
  command: 'auth login --email <email> --code <code>',
});
export const signOut = defineEndpoint({
  name: 'sign-in.end',
  method: 'POST',
  path: '/api/v1/sign-out',
  summary: 'End the session of the cookie',
  scope: 'read',
  reply: Ended,
});
export const signOutEverywhere = defineEndpoint({
  name: 'sign-in.end-all',
  method: 'POST',
  path: '/api/v1/sign-out-everywhere',
  summary: 'End all sessions of the person; API keys go on',
  scope: 'read',
  reply: Ended,
});
export const getSession = defineEndpoint({
  name: 'sign-in.session',
  method: 'GET',
  path: '/api/v1/session',
  summary: 'Who is signed in, and the accounts of that person',
  scope: 'read',
  reply: Person.extend({
    accounts: z.array(z.strictObject({ id: z.string(), name: z.string(), createdAt: z.string() })),
  }),
});
export const switchAccount = defineEndpoint({
  name: 'sign-in.switch',
  method: 'POST',
  path: '/api/v1/session/account',
  summary: 'Let the session act for another account of the person; the cookie changes',
  scope: 'read',
  body: z.strictObject({ accountId: z.string() }),
  reply: Person,
});
export const adoptAccount = defineEndpoint({
  name: 'accounts.adopt',
  method: 'POST',
  path: '/api/v1/account/adopt',
  summary: 'Take over an account made by API, by showing its key; the key is replaced and the session acts for it',
  scope: 'write',
  body: z.strictObject({ api_key: z.string().min(1).max(200) }),
  reply: Person.extend({ key: Key, api_key: z.string() }),
});
