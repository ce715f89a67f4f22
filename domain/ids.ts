/** Prefix of each kind of id; the rest is a UUIDv7 as 26 characters of lower-case Crockford base32. */
export const idPrefixes = {
  account: 'acc',
  key: 'key',
  project: 'prj',
  revision: 'rev',
  scene: 'scn',
  sceneVersion: 'scv',
  context: 'ctx',
  run: 'run',
  review: 'rvw',
  export: 'exp',
  file: 'fil',
} as const;
export type IdKind = keyof typeof idPrefixes;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The id of `kind` that carries `uuid` (36 characters with dashes). Ids of one kind sort as their UUIDs do. */
export function encodeId(kind: IdKind, uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let text = '';
  for (let place = 0; place < 26; place++) {
    text = alphabet.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return `${idPrefixes[kind]}_${text}`;
}

/** Whether `text` has the form of an id of `kind`; says nothing about whether it exists. */
export function isId(kind: IdKind, text: string): boolean {
  const [prefix, rest, ...more] = text.split('_');
  return prefix === idPrefixes[kind] && more.length === 0 && /^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(rest ?? '');
}
