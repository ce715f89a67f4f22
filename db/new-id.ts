import { uuidv7 } from 'uuidv7';
import { encodeId, type IdKind } from '../domain/ids.ts';

/** A fresh id of `kind`, rising with time. */
export function newId(kind: IdKind): string {
  return encodeId(kind, uuidv7());
}
