/** A history as plain values; `bytes` says what becomes of payloads. The SDK's own JSON can't be read back by this version. */
export function plainHistory(value: unknown, bytes: (content: Buffer) => unknown): unknown {
  if (ArrayBuffer.isView(value)) return bytes(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
  if (Array.isArray(value)) return value.map((item) => plainHistory(item, bytes));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plainHistory(member, bytes)]));
}

/** For whoever records a history. */
export const asBase64 = (content: Buffer) => ({ base64: content.toString('base64') });

/** The inverse of `JSON.stringify(plainHistory(history, asBase64))`. */
export function readHistory(json: string): unknown {
  return JSON.parse(json, (_name, value: unknown) => {
    const base64 = (value as { base64?: unknown } | null)?.base64;
    return typeof base64 === 'string' ? Buffer.from(base64, 'base64') : value;
  });
}
