import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { Rail } from '../rail.tsx';

export interface StepsProps extends PieceProps {
  items: (string | { title: string; text?: string })[];
  /** Title of the step in the brand's colour. */
  highlight?: string;
}

/** A numbered rail that draws to the step being told. */
export function Steps(props: StepsProps) {
  const entries = props.items.map((item, i) => ({
    mark: String(i + 1),
    ...(typeof item === 'string' ? { title: item } : item),
  }));
  const piece = usePiece('Steps', props, { zone: 'main', words: entries.flatMap(({ title, text }) => [title, text]) });
  if (!piece.shown || entries.length === 0) return null;
  return (
    <PieceShell piece={piece}>
      <Rail
        piece={piece}
        entries={entries}
        starts={piece.reveals(entries.length)}
        numbered
        highlight={props.highlight}
      />
    </PieceShell>
  );
}
