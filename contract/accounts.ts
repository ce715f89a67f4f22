import { z } from 'zod';
import { Email } from './email.ts';
import { defineEndpoint, scopes } from './endpoint.ts';
import { billingModes } from './ledger.ts';
import { textOf } from './text.ts';

export const register = defineEndpoint({
  name: 'accounts.register',
  method: 'POST',
  path: '/api/v1/register',
  summary: 'Make an account and its first API key',
  scope: null,
  body: z.strictObject({ email: Email, name: textOf(200) }),
  reply: z.strictObject({
    account_id: z.string(),
    /** Shown once. */
    api_key: z.string(),
    /** Name of the authentication header. */
    header: z.literal('x-api-key'),
    quickstart: z.array(z.string()),
    endpoints: z.record(z.string(), z.string()),
  }),
  status: 201,
  // Not idempotent: a kept reply would be a stored key. A repeat makes another account, empty and harmless.
  command: 'auth register --email <email> --name <name>',
});

export const Account = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** The key in use; null where a signed-in person asks. */
  key: z.strictObject({ id: z.string(), scopes: z.array(z.enum(scopes)), createdAt: z.string() }).nullable(),
  createdAt: z.string(),
});
export type Account = z.infer<typeof Account>;
export const getAccount = defineEndpoint({
  name: 'accounts.get',
  method: 'GET',
  path: '/api/v1/account',
  summary: 'The account and the key in use',
  scope: 'read',
  reply: Account,
  command: 'auth status',
});

export const updateAccount = defineEndpoint({
  name: 'accounts.update',
  method: 'PATCH',
  path: '/api/v1/account',
  summary: 'Change the name of the account, or the address that labels it',
  scope: 'write',
  body: z.strictObject({
    name: textOf(200).optional(),
    /** A label. The address that a person signs in with stays what it is. */
    email: Email.optional(),
  }),
  reply: Account,
  command: 'account update --name <name>',
});
export const exportAccount = defineEndpoint({
  name: 'accounts.export',
  method: 'GET',
  path: '/api/v1/account/export',
  summary: 'All that is kept of the account, as one JSON file: every table, without secrets',
  scope: 'read',
  reply: z.undefined(),
  download: { name: 'framewright-account.json', type: 'application/json' },
  command: 'account export',
});
export const deleteAccount = defineEndpoint({
  name: 'accounts.delete',
  method: 'DELETE',
  path: '/api/v1/account',
  summary: 'Delete the account at once and for good, with its projects, files, keys and unspent balance',
  scope: 'write',
  body: z.strictObject({
    /** The id of the account, so that nobody deletes by mistake. */
    confirm: z.string().min(1).max(100),
  }),
  reply: z.strictObject({ deleted: z.literal(true) }),
  command: 'account delete --yes',
});

const Balance = z.strictObject({
  /** Dollars that can be spent. */
  available: z.number(),
  held: z.number(),
  currency: z.literal('usd'),
  billing: z.enum(billingModes),
});
export const getBalance = defineEndpoint({
  name: 'accounts.balance',
  method: 'GET',
  path: '/api/v1/balance',
  summary: 'The true balance of the account',
  scope: 'read',
  reply: Balance,
  command: 'balance',
});
