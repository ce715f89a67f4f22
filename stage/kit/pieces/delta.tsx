import { amountsOf } from '../amounts.ts';
import { Figure, type FigureParts, figureOf, figureSize } from '../figure.tsx';
import { progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { quietFill } from '../surface.ts';
import { TextBlock } from '../text.tsx';
import { typeSpec } from '../type-scale.ts';

export interface DeltaProps extends PieceProps {
  before: string;
  after: string;
  label?: string;
  better?: 'down' | 'up';
  highlight?: 'before' | 'after';
}

/** Before and after on one scale: the first bar stands, then the second drops or climbs from its length. */
export function Delta(props: DeltaProps) {
  const { before, after, label, better = 'up', highlight = 'after' } = props;
  const piece = usePiece('Delta', props, { zone: 'main', words: [before, after, label] });
  if (!piece.shown) return null;
  const { film, box, u, fr } = piece;
  const [first, second] = [figureOf(before, {}, film), figureOf(after, {}, film)];
  const shares = amountsOf(before, after, better, film.theme.language);
  const title = label
    ? piece.fit({
        text: label,
        role: 'title',
        voice: 'text',
        width: box.width,
        height: box.height * 0.2,
        lines: 2,
        steady: true,
      })
    : null;
  const gap = Math.min(40 * u, box.height * 0.06);
  const room = box.height - (title ? title.height + gap : 0) - gap;
  const cap = typeSpec('figure', film.format).max;
  const large = figureSize([second], box.width, room * 0.42, film, cap);
  const small = Math.min(large * 0.62, figureSize([first], box.width, room * 0.26, film, cap));
  const bar = Math.max(14 * u, room * 0.085);
  const starts = piece.reveals(2, 48).map((at, i) => (props.cues?.[i] === undefined ? at + (i === 0 ? 4 : 12) : at));
  const rows: RowSpec[] = [
    { parts: first, size: small, share: shares.before, from: 0, at: starts[0] ?? 4, id: 'before' },
    { parts: second, size: large, share: shares.after, from: shares.before, at: starts[1] ?? 40, id: 'after' },
  ];
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      {title ? (
        <TextBlock
          film={film}
          fitted={title}
          colour={film.colours.inkMuted}
          fr={fr}
          kind={piece.kind}
          split="word"
          id="label"
        />
      ) : null}
      {rows.map((row) => (
        <Row key={row.id} piece={piece} row={row} lit={row.id === highlight} bar={bar} />
      ))}
    </PieceShell>
  );
}

interface RowSpec {
  parts: FigureParts;
  size: number;
  share: number;
  /** Length from which the bar moves to its own. */
  from: number;
  at: number;
  id: 'before' | 'after';
}

function Row({ piece, row, lit, bar }: { piece: Piece; row: RowSpec; lit: boolean; bar: number }) {
  const { film, fr, u, box } = piece;
  const moved = progress(fr, row.at + 3, film.lasts('draw'));
  const length = row.from + (row.share - row.from) * moved;
  const radius = Math.min(film.theme.radius * u, bar / 2);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 14 * u, opacity: fr < row.at ? 0 : undefined }}>
      <Figure
        film={film}
        parts={row.parts}
        size={row.size}
        colour={lit ? film.colours.brandText : film.colours.inkMuted}
        counted={progress(fr, row.at, film.lasts('count'))}
        style={piece.part(row.at, 'text', row.id)}
      />
      <div
        style={{
          height: bar,
          width: Math.max(bar, box.width * length),
          background: lit ? film.colours.brand : quietFill(film),
          borderRadius: radius,
        }}
      />
    </div>
  );
}
