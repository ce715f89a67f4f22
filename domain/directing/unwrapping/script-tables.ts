import { cellsOf } from '../reading/table-cells.ts';
import { heard, kindOfLabel, partsOfLine, type ScriptKind } from './script-labels.ts';

/** A script laid out in columns: "Scene | Visual | Text | VO", each row as the scene that it is. */

const numbering =
  /^(?:#|no\.?|nr\.?|scene|shot|slide|frame|beat|szene|scène|plan|escena|scena|cena|scène|step)(?:\s?(?:#|no\.?|nr\.?))?$/iu;
const nothing = /^(?:[-–—/.]*|none|n\/?a|keine?r?|aucune?|ningun[oa]|nessun[oa]|nenhuma?|geen)$/iu;
const names: Record<ScriptKind, string> = {
  shown: 'TEXT',
  spoken: 'VO',
  call: 'CTA',
  brand: 'LOGO',
  lasting: 'TIME',
  craft: 'VISUAL',
};

export function fromScriptTables(text: string): string {
  const lines = text.split('\n');
  const laid: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const columns = columnsOf(lines[at] ?? '');
    if (columns === null) {
      laid.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    let scene = 0;
    for (at += 1; cellsIn(lines[at] ?? '').length === columns.length; at += 1) {
      const cells = cellsIn(lines[at] ?? '');
      if (cells.every((cell) => /^:?-*:?$/u.test(cell))) continue;
      scene += 1;
      laid.push(...sceneOf(columns, cells, scene));
    }
    laid.push('');
  }
  return laid.join('\n');
}

const lasts = /^(?:dur\.?|secs?|seconds?|len(?:gth)?|t|in(?:\s?[–/-]\s?out)?)$/iu;
/** "Note to editor", "Comments" */
const noted =
  /^(?:(?:editor|production|director)(?:['’]?s)?\s)?(?:notes?|comments?|remarks?|anmerkung(?:en)?|hinweise?|remarques?|notas?|opmerking(?:en)?)(?:\s(?:to|for|für|an|pour|para|per|voor)\s[\p{L} ]+)?$/iu;

type Column = ScriptKind | 'number' | 'heard';

/** The columns of a head of a script; null for the head of any other table. */
function columnsOf(line: string): Column[] | null {
  const columns = cellsIn(line).map((cell): Column | null =>
    numbering.test(cell)
      ? 'number'
      : lasts.test(cell)
        ? 'lasting'
        : noted.test(cell)
          ? 'craft'
          : heard.test(cell)
            ? 'heard'
            : kindOfLabel(cell),
  );
  if (columns.length < 2 || !columns.every((column) => column !== null)) return null;
  const isSaid = ['shown', 'spoken', 'heard'].some((kind) => columns.includes(kind as Column));
  // "Title | Image" may head a table of anything.
  const isScript = ['number', 'lasting', 'spoken', 'heard'].some((kind) => columns.includes(kind as Column));
  return isSaid && isScript ? columns : null;
}

/** None where a line is no row. */
const cellsIn = (line: string) => (line.includes('|') ? cellsOf(line) : []);

function sceneOf(columns: readonly Column[], cells: readonly string[], scene: number): string[] {
  const lasts = cells[columns.indexOf('lasting')] ?? '';
  const clock = /\d/u.test(lasts) ? ` (${lasts.replace(/^[([]|[)\]]$/gu, '')}${/^\d+$/u.test(lasts) ? ' s' : ''})` : '';
  return [
    `Scene ${scene}${clock}`,
    ...columns.flatMap((column, index) => {
      const cell = cells[index] ?? '';
      if (column === 'number' || column === 'lasting' || nothing.test(cell)) return [];
      const words = cell.replace(/<br\s*\/?>/giu, ' / ');
      if (partsOfLine(words)[0]?.kind) return [words];
      const isSentence = /^["“„«]|^(?:\S+\s+){3,}.*[.!?…]$/su.test(words);
      return [`${names[column !== 'heard' ? column : isSentence ? 'spoken' : 'craft']}: ${words}`];
    }),
  ];
}
