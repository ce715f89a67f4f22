import { randomBytes } from 'node:crypto';
import { apiKeyBytes, composeApiKey } from '../../domain/api-key.ts';
import { hashApiKey } from '../authenticate.ts';

/** A new key: what its owner is shown once, and what the database keeps of it. */
export function newApiKey(): { text: string; stored: { publicId: string; hash: string } } {
  const { publicId, text } = composeApiKey(randomBytes(apiKeyBytes.id), randomBytes(apiKeyBytes.secret));
  return { text, stored: { publicId, hash: hashApiKey(text) } };
}
