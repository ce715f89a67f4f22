import { Glyph } from '../glyph.tsx';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';

export interface IconProps extends PieceProps {
  name: string;
}

/** A drawn icon on the film's own disc or tile. */
export function Icon(props: IconProps) {
  const piece = usePiece('Icon', props, { zone: 'B' });
  if (!piece.shown) return null;
  const { film, box, fr, u } = piece;
  const side = Math.min(box.width, box.height) * 0.82;
  return (
    <PieceShell piece={piece} style={{ display: 'flex', alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          width: side,
          height: side,
          borderRadius: film.theme.radius >= 20 ? '50%' : film.theme.radius * 2 * u,
          background: piece.toneFill,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          ...piece.part(0, 'shape', 'disc'),
        }}
      >
        <Glyph
          film={film}
          name={props.name}
          size={side * 0.54}
          colour={props.tone === 'accent' ? film.colours.onAccent : film.colours.onBrand}
          fr={fr - 6}
          weight={0.85}
        />
      </div>
    </PieceShell>
  );
}
