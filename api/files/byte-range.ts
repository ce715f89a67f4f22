import type { ByteRange } from '../../adapters/storage/storage.ts';

/**
 * Reads a `Range` header for an object of `size` bytes. Null: answer with the whole, which RFC 9110 allows for several
 * ranges, other units and malformed headers. `unsatisfiable`: no byte of it exists.
 */
export function readByteRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'unsatisfiable' : { first, last };
}
