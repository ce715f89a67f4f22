/** Prefix of each kind of id; the rest is a UUIDv7 as 26 characters of lower-case Crockford base32. */
const idPrefixes = {
  account: 'acc',
  person: 'per',
  session: 'ses',
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
  asset: 'ast',
  upload: 'upl',
  soundClip: 'snd',
  transfer: 'trf',
  topUp: 'top',
  webhook: 'whk',
  delivery: 'dlv',
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

/** The UUIDv8 of a hash (at least 32 hex digits): the same thing gets the same id each time it is made. */
export function uuidOfHash(hash: string): string {
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(16), 16) % 4);
  const digits = `${hash.slice(0, 12)}8${hash.slice(13, 16)}${variant}${hash.slice(17, 32)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
