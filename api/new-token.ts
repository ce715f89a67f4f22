import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a token of 256 random bits, hex: what is stored of it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A session's token: what its cookie holds, and what the database keeps of it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
