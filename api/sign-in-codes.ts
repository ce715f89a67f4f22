import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (text: string, salt: string, length: number) => Promise<Buffer>;

/** A code of eight digits has too few bits for a quick hash: who reads the database must not read the codes. */
export async function newSignInCode(): Promise<{ code: string; salt: string; hash: string }> {
  const code = String(randomInt(10 ** 8)).padStart(8, '0');
  const salt = randomBytes(16).toString('hex');
  return { code, salt, hash: await slowHash(code, salt) };
}

/** Whether `code` is the one that was kept. Takes the same time for every guess, and as long where nothing was kept. */
export async function matchesCode(code: string, kept: { salt: string; hash: string } | null): Promise<boolean> {
  const { salt, hash } = kept ?? { salt: 'nothing', hash: '00'.repeat(32) };
  const given = Buffer.from(await slowHash(code.replace(/[ -]/, ''), salt), 'hex');
  return timingSafeEqual(given, Buffer.from(hash, 'hex')) && kept !== null;
}

/** What is kept of a mailbox that had its starting balance: enough to know it again, too slow to try addresses out. */
export function hashMailbox(mailbox: string): Promise<string> {
  return slowHash(mailbox, 'framewright starting balance');
}

async function slowHash(text: string, salt: string): Promise<string> {
  return (await derive(text, salt, 32)).toString('hex');
}
