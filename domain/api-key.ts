/** The form of an API key: `fw_live_<id>_<secret>_<checksum>`. The checksum lets a mistyped key be told without a look-up. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const form = /^fw_live_([0-9a-hjkmnp-tv-z]{16})_([0-9a-hjkmnp-tv-z]{32})_([0-9a-hjkmnp-tv-z]{7})$/;

/** Random bytes of the two parts: 80 bits name the key, 160 bits are its secret. */
export const apiKeyBytes = { id: 10, secret: 20 } as const;

/** How a key with this public id begins: enough for its owner to tell it from the others. */
export function apiKeyPrefix(publicId: string): string {
  return `fw_live_${publicId}`;
}

/** Writes a key from its random bytes. `id` is public and stored as it is; of the whole only a hash is stored. */
export function composeApiKey(idBytes: Uint8Array, secretBytes: Uint8Array): { publicId: string; text: string } {
  const publicId = base32(idBytes);
  const unsigned = `${apiKeyPrefix(publicId)}_${base32(secretBytes)}`;
  return { publicId, text: `${unsigned}_${checksum(unsigned)}` };
}

/** The public id of a well-formed key with a right checksum, else null. Says nothing about whether the key exists. */
export function readApiKey(text: string): string | null {
  const publicId = form.exec(text)?.[1];
  if (!publicId) return null;
  const cut = text.lastIndexOf('_');
  return checksum(text.slice(0, cut)) === text.slice(cut + 1) ? publicId : null;
}

function base32(bytes: Uint8Array): string {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  let text = '';
  for (let left = Math.ceil((bytes.length * 8) / 5); left > 0; left--) {
    text = alphabet.charAt(Number(value & 31n)) + text;
    value >>= 5n;
  }
  return text;
}

/** CRC-32 (IEEE 802.3, reflected) of ASCII text as seven base32 characters. */
function checksum(text: string): string {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) & 0xff;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const value = (crc ^ 0xffffffff) >>> 0;
  return base32(Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value));
}
