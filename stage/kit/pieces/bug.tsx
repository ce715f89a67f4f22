import { BrandMark, type Motif } from '../brand-mark.tsx';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';

export interface BugProps extends PieceProps {
  mark?: 'auto' | Motif;
}

/** The film's mark, small in the far corner of a long film; hidden where players lay buttons over the frame. */
export function Bug(props: BugProps) {
  const { mark = 'auto' } = props;
  const piece = usePiece('Bug', props, { zone: 'full', kind: 'fade', enters: true });
  if (!piece.shown || piece.film.strict) return null;
  const { film, fr, u } = piece;
  const side = 44 * u;
  const edge = 34 * u;
  const box = { x: film.rtl ? edge : film.width - edge - side, y: edge, width: side, height: side };
  return (
    <PieceShell piece={{ ...piece, box }}>
      <BrandMark film={film} motif={mark === 'auto' ? film.theme.motif : mark} size={side} fr={fr} />
    </PieceShell>
  );
}
