import type { Key } from '../../contract/keys.ts';
import type { ApiKey } from '../../db/entities/api-key.ts';
import { apiKeyPrefix } from '../../domain/api-key.ts';

/** A key without its secret, as it stands at `now`. */
export function presentKey(key: ApiKey, currentId: string, now = new Date()): Key {
  const { id, name, publicId, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, replacedBy } = key;
  const isExpired = expiresAt !== null && expiresAt !== undefined && expiresAt <= now;
  return {
    ...{ id, name, scopes, prefix: apiKeyPrefix(publicId) },
    state: revokedAt ? 'revoked' : isExpired ? 'expired' : 'living',
    current: id === currentId,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    replacedBy: replacedBy ?? null,
  };
}
