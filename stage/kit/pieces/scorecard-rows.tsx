import { alpha } from '../colour.ts';
import { type Fitted, fitTogether } from '../fit.ts';
import { Glyph } from '../glyph.tsx';
import { progress } from '../motion.ts';
import type { Piece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';
import type { ScoreRow } from './scorecard-cards.tsx';

export interface Table {
  piece: Piece;
  /** Width of the label column and of the others, height of a row and of the head. */
  lead: number;
  column: number;
  row: number;
  head: number;
  /** Labels and values without heads. */
  isListed: boolean;
}

/** What the labels below it are. */
export function Corner({ table: { piece, lead, head }, text }: { table: Table; text: string }) {
  const { film, fr } = piece;
  const [fitted] = fitTogether(
    [{ text, role: 'label', voice: 'text', width: lead * 0.92, height: head * 0.6, lines: 1 }],
    film,
  );
  if (fitted === undefined) return null;
  const side = film.rtl ? 'right' : 'left';
  return (
    <div
      style={{
        position: 'absolute',
        top: 0,
        height: head,
        width: lead,
        [side]: 0,
        display: 'flex',
        alignItems: 'center',
      }}
    >
      <TextBlock
        film={film}
        fitted={fitted}
        colour={film.colours.inkMuted}
        fr={fr - 2}
        kind={piece.kind}
        split="line"
        id="corner"
      />
    </div>
  );
}

interface RowsProps {
  table: Table;
  rows: ScoreRow[];
  starts: number[];
  winner: number;
}

/** The rows of a table in turn: label, rule, then the values. */
export function Rows({ table, rows, starts, winner }: RowsProps) {
  const { piece, lead, column, row, head, isListed } = table;
  const { film, fr, u } = piece;
  const labels = fitTogether(
    rows.map(({ label }) => ({
      text: label,
      role: 'title',
      voice: 'text',
      width: lead * 0.92,
      height: row * 0.8,
      lines: 2,
    })),
    film,
  );
  const texts = rows.flatMap(({ cells }) =>
    cells.filter((cell): cell is string => typeof cell === 'string' && cell !== ''),
  );
  const fits = new Map<string, Fitted>();
  const cellHeight = row * 0.8;
  for (const fitted of fitTogether(
    texts.map((text) => ({
      text,
      role: isListed ? 'title' : 'headline',
      voice: 'display',
      width: column * (isListed ? 0.98 : 0.84),
      height: cellHeight,
      lines: 2,
    })),
    film,
  ))
    fits.set(fitted.text, fitted);
  const side = film.rtl ? 'right' : 'left';
  return rows.map(({ label, cells }, i) => {
    const at = starts[i] ?? 0;
    const fitted = labels[i];
    const top = head + i * row;
    return (
      <div key={label} style={{ position: 'absolute', top, left: 0, right: 0, height: row }}>
        <div
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            right: 0,
            height: Math.max(2 * u, 1),
            background: alpha(film.colours.ink, 0.22),
            transform: `scaleX(${progress(fr, at, film.lasts('card'))})`,
            transformOrigin: film.rtl ? '100% 0' : '0 0',
          }}
        />
        {fitted && fr >= at ? (
          <div
            style={{
              position: 'absolute',
              top: 0,
              height: row,
              [side]: 0,
              display: 'flex',
              alignItems: 'center',
              width: lead,
            }}
          >
            <TextBlock
              film={film}
              fitted={fitted}
              colour={isListed ? piece.tone : film.colours.inkMuted}
              fr={fr - at}
              kind={piece.kind}
              split="line"
              id={`row${i}`}
            />
          </div>
        ) : null}
        {[...cells.slice(0, 3).entries()].map(([j, cell]) => (
          <Cell
            key={`${label}-${table.lead + j}`}
            table={table}
            cell={cell}
            fitted={typeof cell === 'string' ? fits.get(cell) : undefined}
            column={j}
            fr={fr - at - 8 - j * 3}
            wins={j === winner}
          />
        ))}
      </div>
    );
  });
}

interface CellProps {
  table: Table;
  cell: string | boolean;
  fitted: Fitted | undefined;
  column: number;
  fr: number;
  wins: boolean;
}

function Cell({ table, cell, fitted, column, fr, wins }: CellProps) {
  const { piece, row, lead } = table;
  const { colours } = piece.film;
  if (fr < 0) return null;
  const ink = wins ? colours.onBrand : piece.tone;
  const side = piece.film.rtl ? 'right' : 'left';
  const size = Math.min(row * 0.5, 92 * piece.u);
  return (
    <div
      style={{
        position: 'absolute',
        top: 0,
        height: row,
        width: table.column,
        [side]: lead + column * table.column,
        display: 'flex',
        alignItems: 'center',
        justifyContent: table.isListed ? 'flex-end' : 'center',
      }}
    >
      {fitted ? (
        <TextBlock
          film={piece.film}
          fitted={fitted}
          colour={table.isListed ? colours.brandText : ink}
          align={table.isListed ? 'end' : 'center'}
          fr={fr}
          kind={piece.kind}
          split="line"
          id={`cell${column}`}
        />
      ) : null}
      {typeof cell === 'boolean' ? (
        <Glyph
          film={piece.film}
          name={cell ? 'check' : 'cross'}
          size={size}
          colour={cell ? ink : wins ? colours.onBrand : colours.inkMuted}
          fr={fr}
          weight={cell ? 1.5 : 1}
        />
      ) : null}
    </div>
  );
}
