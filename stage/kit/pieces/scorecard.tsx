import { fitTogether } from '../fit.ts';
import { progress } from '../motion.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';
import { asCards, ScoreCards, type ScoreRow } from './scorecard-cards.tsx';
import { Corner, Rows, type Table } from './scorecard-rows.tsx';

export interface ScorecardProps extends PieceProps {
  /** Heads of the columns of values; without any, labels stand over against their values as in a price list. */
  cols?: string[];
  /** Head of the labels. */
  corner?: string;
  rows: ScoreRow[];
  winner?: number;
}

/** A table of at most six rows, row by row, ticks last, the winning column on the brand's colour; where columns are narrow, a card each. */
export function Scorecard(props: ScorecardProps) {
  const cols = (props.cols ?? []).slice(0, 3);
  const rows = props.rows.slice(0, 6);
  const corner = cols.length === 0 ? '' : (props.corner ?? '');
  const words = [
    ...cols,
    corner,
    ...rows.flatMap(({ label, cells }) => [label, ...cells.map((cell) => (typeof cell === 'string' ? cell : ''))]),
  ];
  const piece = usePiece('Scorecard', props, { zone: 'main', words });
  if (!piece.shown || rows.length === 0) return null;
  const { film, box, fr } = piece;
  const { winner = -1 } = props;
  if (asCards(cols, rows, film.format))
    return (
      <PieceShell piece={piece}>
        <ScoreCards piece={piece} cols={cols} rows={rows} winner={winner} />
      </PieceShell>
    );
  const isListed = cols.length === 0;
  const lead = box.width * (isListed ? 0.66 : cols.length >= 3 ? 0.34 : 0.42);
  const column = (box.width - lead) / Math.max(1, cols.length);
  const head = isListed ? 0 : Math.min(box.height * 0.18, 130 * piece.u);
  // Few rows keep together instead of spreading over the whole box.
  const row = Math.min((box.height - head) / rows.length, 190 * piece.u);
  const table: Table = { piece, lead, column, row, head, isListed };
  const heads = fitTogether(
    cols.map((text) => ({ text, role: 'title', voice: 'display', width: column * 0.86, height: head * 0.8, lines: 2 })),
    film,
  );
  const top = (box.height - head - row * rows.length) / 2;
  const starts = piece.reveals(rows.length);
  const side = film.rtl ? 'right' : 'left';
  return (
    <PieceShell piece={piece} style={{ direction: film.rtl ? 'rtl' : 'ltr' }}>
      <div style={{ position: 'absolute', left: 0, right: 0, top, height: box.height - 2 * top }}>
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
        {corner === '' ? null : <Corner table={table} text={corner} />}
        <Rows table={table} rows={rows} starts={starts} winner={winner} />
      </div>
    </PieceShell>
  );
}
