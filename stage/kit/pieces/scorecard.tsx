import { alpha } from '../colour.ts';
import { type Fitted, fitTogether } from '../fit.ts';
import { Glyph } from '../glyph.tsx';
import { progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';

export interface ScorecardProps extends PieceProps {
  cols: string[];
  rows: { label: string; cells: (string | boolean)[] }[];
  winner?: number;
}

interface Table {
  piece: Piece;
  /** Width of the label column and of the others, height of a row and of the head. */
  lead: number;
  column: number;
  row: number;
  head: number;
}

/** A small table, row by row, ticks last, the winning column on the brand's colour. */
export function Scorecard(props: ScorecardProps) {
  const cols = props.cols.slice(0, 3);
  const rows = props.rows.slice(0, 4);
  const words = [
    ...cols,
    ...rows.flatMap(({ label, cells }) => [label, ...cells.map((cell) => (typeof cell === 'string' ? cell : ''))]),
  ];
  const piece = usePiece('Scorecard', props, { zone: 'main', words });
  if (!piece.shown || cols.length === 0) return null;
  const { film, box, fr } = piece;
  const lead = box.width * (cols.length >= 3 ? 0.34 : 0.42);
  const column = (box.width - lead) / cols.length;
  const head = Math.min(box.height * 0.18, 130 * piece.u);
  const row = (box.height - head) / Math.max(1, rows.length);
  const table: Table = { piece, lead, column, row, head };
  const heads = fitTogether(
    cols.map((text) => ({ text, role: 'title', voice: 'display', width: column * 0.86, height: head * 0.8, lines: 2 })),
    film,
  );
  const starts = piece.reveals(rows.length);
  const side = film.rtl ? 'right' : 'left';
  const { winner = -1 } = props;
  return (
    <PieceShell piece={piece} style={{ direction: film.rtl ? 'rtl' : 'ltr' }}>
      {winner >= 0 ? (
        <div
          style={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            [side]: lead + winner * column,
            width: column,
            background: film.colours.brand,
            borderRadius: Math.min(film.theme.radius, 24) * piece.u,
            transform: `scaleY(${progress(fr, 0, film.lasts('draw') * 0.7)})`,
            transformOrigin: '50% 0',
          }}
        />
      ) : null}
      {heads.map((fitted, i) => (
        <div
          key={fitted.text}
          style={{
            position: 'absolute',
            top: 0,
            height: head,
            width: column,
            [side]: lead + i * column,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <TextBlock
            film={film}
            fitted={fitted}
            colour={i === winner ? film.colours.onBrand : piece.tone}
            align="center"
            fr={fr - 2 - i * 3}
            kind={piece.kind}
            split="line"
            id={`col${i}`}
          />
        </div>
      ))}
      <Rows table={table} rows={rows} starts={starts} winner={winner} />
    </PieceShell>
  );
}

interface RowsProps {
  table: Table;
  rows: ScorecardProps['rows'];
  starts: number[];
  winner: number;
}

function Rows({ table, rows, starts, winner }: RowsProps) {
  const { piece, lead, column, row, head } = table;
  const { film, fr, u } = piece;
  const labelHeight = row * 0.8;
  const labels = fitTogether(
    rows.map(({ label }) => ({
      text: label,
      role: 'title',
      voice: 'text',
      width: lead * 0.92,
      height: labelHeight,
      lines: 2,
    })),
    film,
  );
  const texts = rows.flatMap(({ cells }) => cells.filter((cell): cell is string => typeof cell === 'string'));
  const fits = new Map<string, Fitted>();
  const cellHeight = row * 0.8;
  for (const fitted of fitTogether(
    texts.map((text) => ({
      text,
      role: 'headline',
      voice: 'display',
      width: column * 0.84,
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
              colour={film.colours.inkMuted}
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
        justifyContent: 'center',
      }}
    >
      {fitted ? (
        <TextBlock
          film={piece.film}
          fitted={fitted}
          colour={ink}
          align="center"
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
