import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { Rail } from '../rail.tsx';

export interface TimelineProps extends PieceProps {
  points: { when: string; label: string }[];
  /** Label of the point in the brand's colour. */
  highlight?: string;
}

/** Dated points on a line that draws from one to the next. */
export function Timeline(props: TimelineProps) {
  const entries = props.points.map(({ when, label }) => ({ mark: when, title: label }));
  const piece = usePiece('Timeline', props, {
    zone: 'main',
    words: entries.flatMap(({ mark, title }) => [mark, title]),
  });
  if (!piece.shown || entries.length === 0) return null;
  return (
    <PieceShell piece={piece}>
      <Rail
        piece={piece}
        entries={entries}
        starts={piece.reveals(entries.length)}
        numbered={false}
        highlight={props.highlight}
      />
    </PieceShell>
  );
}
