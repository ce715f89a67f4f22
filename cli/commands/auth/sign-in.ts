import { hostname } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { createKey, listKeys, revokeKey } from '../../../contract/keys.ts';
import { limits } from '../../../contract/limits.ts';
import { confirmSignIn, signIn, signOut } from '../../../contract/sign-in.ts';
import type { Client } from '../../client.ts';
import type { CliContext } from '../../context.ts';
import type { Output } from '../../output.ts';

interface SignInInput {
  email: string;
  code?: string;
  baseUrl?: string;
}

/** How long a key that a sign-in made lives; then one signs in again. */
const keyDays = 90;

/** Signs a person in by a code from their mail, and stores a key of theirs. */
export async function signInByMail(context: CliContext, output: Output, input: SignInInput): Promise<void> {
  const { email, baseUrl } = input;
  const client = context.client({ anonymous: true, baseUrl });
  const code = input.code ?? (await askForCode(context, client, output, email));
  if (code === null) return;
  const reply = await client.open('POST', confirmSignIn.path, { body: { email, code } });
  const session = sessionHeaders(client, reply);
  const person = confirmSignIn.reply.parse(await reply.json());
  const path = await keepKey(context, client, session).finally(() =>
    client.open('POST', signOut.path, { headers: session }),
  );
  output.value({ ...person, config: path });
  output.say(`Logged in as ${person.email}; a key is stored in ${path}.`);
  if (person.granted > 0) output.say(`The account starts with $${person.granted.toFixed(2)}.`);
}

/** A key of this machine's own, in place of the one that an earlier sign-in made for it. */
async function keepKey({ settings }: CliContext, client: Client, headers: Record<string, string>): Promise<string> {
  const name = `Command line on ${hostname()}`.slice(0, limits.nameCharacters);
  const query = new URLSearchParams({ limit: '100' });
  const listed = await client.open('GET', `${listKeys.path}?${query}`, { headers });
  const { keys } = listKeys.reply.parse(await listed.json());
  const expiresAt = new Date(Date.now() + keyDays * 86_400_000).toISOString();
  const body = { name, scopes: ['read', 'write', 'spend'], expiresAt };
  const made = await client.open('POST', createKey.path, { body, headers });
  const { api_key: apiKey } = createKey.reply.parse(await made.json());
  const path = await settings.store({ apiKey, baseUrl: client.baseUrl, admin: undefined });
  for (const former of keys.filter((key) => key.name === name && key.state === 'living')) {
    await client.open('DELETE', revokeKey.path.replace(':keyId', former.id), { headers });
  }
  return path;
}

/** The code as the person types it. Null where nobody can be asked: the next call brings it. */
async function askForCode(
  { streams }: CliContext,
  client: Client,
  output: Output,
  email: string,
): Promise<string | null> {
  const sent = await client.call(signIn, { body: { email } });
  if (sent.mailbox) output.say(`This installation sends no mail; the code is at ${sent.mailbox}`);
  if (output.json || !process.stdin.isTTY || !streams.out.isTTY) {
    output.value(sent);
    output.say(`A code was sent. Next: framewright auth login --email ${email} --code <code>`);
    return null;
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(`The code that was sent to ${email}: `);
  } finally {
    lines.close();
  }
}

/** What a page would send with the session that came: its cookie, and where it comes from. */
function sessionHeaders({ baseUrl }: Client, reply: Response): Record<string, string> {
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, origin: new URL(baseUrl).origin };
}
