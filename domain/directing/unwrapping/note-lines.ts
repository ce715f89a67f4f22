/** A brief typed as notes: every line a point, the first of which asks for the film, and rows of values between strokes. */
import { capital } from '../reading/phrases.ts';

const point = /^\s*[-*•–]\s+(?=\S)/u;
const measured =
  /(?<![\p{L}\d])(?:~\s?)?\d{1,3}\s?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|secondi|seconden)(?!\p{L})|(?<!\d)(?:16:9|9:16|1:1|4:5)(?!\d)/iu;
const fewest = 4;

/** Notes without their dashes: what asks, orders and labels is known by its words. */
function withoutDashes(prompt: string): string {
  const lines = prompt.split('\n').filter((line) => line.trim() !== '');
  const isNotes =
    lines.length >= fewest &&
    lines.every((line) => point.test(line)) &&
    measured.test(lines[0] ?? '') &&
    lines.filter((line) => label.test(line.replace(point, ''))).length * 2 >= lines.length;
  return isNotes ? lines.map((line) => line.replace(point, '')).join('\n') : prompt;
}
const label = /^\p{L}[\p{L} -]{1,24}:\s/u;

const row = /^(?<key>\p{L}[\p{L} -]{1,24})\s?:\s+(?<cells>\S.*)$/u;
interface Row {
  key: string;
  cells: string[];
}
function rowIn(line: string): Row | null {
  const { key = '', cells = '' } = row.exec(line.trim())?.groups ?? {};
  const parts = cells.split(/\s+\/\s+/u).map((cell) => cell.trim());
  return parts.length >= 2 && parts.every((cell) => cell !== '' && cell.length <= 24) ? { key, cells: parts } : null;
}

/** "models: S / M / XL", "price: $9 / $12 / $20": rows of as many values below their heads are one table. */
function withSlashedTable(prompt: string): string {
  const lines = prompt.split('\n');
  const rows = lines.map(rowIn);
  const from = rows.findIndex((one) => one?.cells.every((cell) => /^\p{L}/u.test(cell)));
  const head = rows[from];
  if (head === null || head === undefined) return prompt;
  const after = rows.slice(from).findIndex((one) => one?.cells.length !== head.cells.length);
  const to = after < 0 ? rows.length : from + after;
  const table = rows.slice(from, to).flatMap((one) => one ?? []);
  const hasFigures = table.slice(1).every(({ cells }) => cells.every((cell) => /\d/u.test(cell)));
  if (table.length < 3 || !hasFigures) return prompt;
  const told = table.map(({ key, cells }, at) => `| ${[at === 0 ? '' : capital(key), ...cells].join(' | ')} |`);
  told.splice(1, 0, `|${'---|'.repeat(head.cells.length + 1)}`);
  return [...lines.slice(0, from), '', ...told, '', ...lines.slice(to)].join('\n');
}

/** "end card: Which one is yours? + kite.example" */
const lastCard =
  /^((?:end|last|final|closing) ?(?:card|frame|screen|slide)|schlussbild|endkarte|schlusstafel|(?:carton|écran) (?:de fin|final)|(?:tarjeta|pantalla) final|(?:scheda|schermata) finale|(?:cartão|ecrã|tela) final|eindkaart)\s?:\s+["“„«]?([^"“”„«»\n]{3,100}?)["”“»]?\s+[+&|/]\s+((?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)[ \t]*$/gimu;

/** "Note: only 16 places": a limit is told to viewers, whatever else is noted for the maker. */
const limit =
  /^[ \t]*(?:please )?(?:note|nb|n\.b\.|hinweis|remarque|nota(?: bene)?|aviso|atención|avviso|attenzione|achtung|atenção|attention)\s?:[ \t]*(?=(?:only|just|max(?:imum|imal|\.)?|limited to|no more than|up to|at most|nur|höchstens|maximal|bis zu|seulement|uniquement|au maximum|limité à|jusqu['’]à|s[oó]lo|solamente|únicamente|máximo|massimo|soltanto|fino a|apenas|somente|no máximo|até)\s[^\n]*\d)(?![^\n]*\d\s?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|secondi|px|words|wörter|mots|palabras|parole|palavras|colou?rs|fonts)(?!\p{L}))(\S)/gimu;

export const withNoteLines = (prompt: string): string =>
  withSlashedTable(withoutDashes(prompt))
    .replace(lastCard, (_, __, words: string, address: string) => `End with "${words}" and ${address}`)
    .replace(limit, (_, first: string) => first.toUpperCase());
