/** Scenes that nobody numbers: lines with arrows or turns, spans of seconds, tags, and blocks under a head of their own. */

/** Fewer of one form than these are something else. */
const fewest = 4;

/** The text with each such scene under a head that says so; null where it has none. */
export function withSceneHeads(text: string): string | null {
  return tagged(text) ?? byLine(text) ?? byBlock(text);
}

/** "Cover -> Your first invoice -> in 4 steps -> the title falls like paper" */
const arrows = (line: string): string | null => {
  const [, ...parts] = line.split(/\s(?:->|→|=>)\s/u);
  const last = parts.at(-1) ?? '';
  // Behind the words stands how they move.
  const said = parts.length >= 3 && /^\p{Ll}/u.test(last) ? parts.slice(0, -1) : parts;
  return parts.length < 2 ? null : `: ${said.join(' / ')}`;
};

/** "00-04   We build staircases." */
const spans = (line: string): string | null => {
  const [, from = '', to = '', said = ''] = /^(\d{1,2})\s?[–-]\s?(\d{1,3})(?:\s?s)?\s{2,}(\S.*)$/u.exec(line) ?? [];
  return said === '' || Number(to) <= Number(from) ? null : ` (${Number(to) - Number(from)}s): ${said}`;
};

const lineForms: readonly ((line: string) => string | null)[] = [
  arrows,
  spans,
  // "first: Where did your money go?", "then three words: Find. Pause. Cancel."
  (line) => {
    const turn =
      /^(?:first|then|next|after that|finally|last(?: one)?|end|at the end|zuerst|dann|danach|am ende|zum schluss|d['’]abord|puis|ensuite|à la fin|primero|luego|después|al final|prima|poi|alla fine|eerst|daarna|tot slot|primeiro|depois|no fim)(?:\s[^:]{0,36})?:\s+(\S.*)$/iu;
    const [, said = ''] = turn.exec(line) ?? [];
    return said === '' ? null : `: ${said}`;
  },
];

function byLine(text: string): string | null {
  const lines = text.split('\n');
  for (const form of lineForms) {
    const heads = lines.map((line) => form(line.trim()));
    if (heads.filter((head) => head !== null).length < fewest) continue;
    // "Berlin → Leipzig → Munich" is a route.
    const isNamed = (line: string) =>
      /\s(?:->|→|=>)\s/u.test(line) && names.test(line.split(/\s(?:->|→|=>)\s/u)[0] ?? '');
    if (form === arrows && lines.filter(isNamed).length < 2) continue;
    if (form === spans && !/^\s*0{1,2}\s?[–-]/mu.test(text)) continue;
    let count = 0;
    return lines
      .map((line, at) => {
        if (heads[at] == null) return line;
        count += 1;
        return `Scene ${count}${heads[at]}`;
      })
      .join('\n');
  }
  return null;
}

/** What scenes are called, in capitals or behind a picture sign. */
const names =
  /(?<!\p{L})(?:open(?:ing|er)?|start|intro|hook|title|titel|titre|título|titolo|cover|the\squestion|facts?|numbers?|zahl(?:en)?|quote|zitat|citation|cita|voice|guest|stimme|list|end(?:ing|e)?|portada|couverture|step|paso|schritt|étape|passo|stap|dato|close|closing|cta|visit|schluss|fin|final|cierre|fine|slot)(?!\p{L})/iu;
const wholeNames = new RegExp(`^${names.source}$`, 'iu');
const blockForms: readonly RegExp[] = [
  /^(?:\d{1,2}[.)]|\d{1,2})\s+(\S.*)$/u,
  /^(\p{Lu}[\p{Lu}\d &'’-]{1,28}):?$/u,
  /^\p{Extended_Pictographic}\S*\s+(\S.*)$/u,
];

/** Blocks parted by empty lines: a number, capitals or a picture sign heads each, and words stand below. */
function byBlock(text: string): string | null {
  const blocks = text.split(/\n[ \t]*\n\s*/u).map((block) => block.split('\n'));
  for (const [kind, form] of blockForms.entries()) {
    const heads = blocks.map(([head = '', ...below]) =>
      below.length > 0 || kind === 0 ? form.exec(head.trim())?.[1] : undefined,
    );
    const said = heads.filter((head) => head !== undefined);
    const below = blocks.filter((block, at) => heads[at] !== undefined && block.length > 1).length;
    if (
      said.length < fewest ||
      below < 3 ||
      said.filter((head) => (kind === 0 ? names : wholeNames).test(head)).length < 2
    )
      continue;
    let count = 0;
    return blocks
      .map((block, at) => {
        const head = heads[at];
        if (head === undefined) return block.join('\n');
        count += 1;
        return [`Scene ${count}${kind === 0 ? `: ${head}` : ` – ${head}`}`, ...block.slice(1)].join('\n');
      })
      .join('\n\n');
  }
  return null;
}

const scene = /<(scene|slide|shot|frame|beat)\b([^>]*)>([\s\S]*?)<\/\1>/giu;
const field = /<([\w-]+)([^>]*?)(?:\/>|>([\s\S]*?)<\/\1>)/gu;
const attribute = (name: string, text: string) => new RegExp(`\\b${name}\\s?=\\s?"([^"]*)"`, 'iu').exec(text)?.[1];

/** "<scene seconds="4"><title>…</title></scene>" */
function tagged(text: string): string | null {
  if ((text.match(scene) ?? []).length < 3) return null;
  let count = 0;
  const told = text.replace(scene, (_, __, head: string, body: string) => {
    count += 1;
    const seconds = attribute('(?:seconds|duration|length)', head)?.match(/\d+(?:\.\d)?/u)?.[0];
    const fields = [...body.matchAll(field)].map(([, name = '', about = '', said = '']) => {
      const [label, value] = [attribute('label', about), attribute('value', about)];
      return `${value === undefined ? name : 'Item'}: ${value === undefined ? said.trim() : `${value} ${label ?? ''}`.trim()}`;
    });
    return [`Scene ${count}${seconds === undefined ? '' : ` (${seconds}s)`}`, ...fields].join('\n');
  });
  return told.replace(/<\/?[\w-]+[^>]*>/gu, '');
}
