import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { Screen } from '../screen.tsx';
import { surfaceStyle } from '../surface.ts';

export interface PhoneFrameProps extends PieceProps {
  title?: string;
  blocks?: string[];
}

/** An app on a drawn telephone, as tall as its zone. */
export function PhoneFrame(props: PhoneFrameProps) {
  const { title } = props;
  const blocks = (props.blocks ?? []).slice(0, 6);
  const piece = usePiece('PhoneFrame', props, { zone: 'full', words: [title, ...blocks], enters: true, hero: true });
  if (!piece.shown) return null;
  const { box, film, u } = piece;
  const height = box.height;
  const width = Math.min(box.width, height * (film.format === 'landscape' ? 0.62 : 0.68));
  const rim = 16 * u;
  const radius = 64 * u;
  const island = 40 * u;
  const starts = piece.reveals(blocks.length, 45);
  return (
    <PieceShell piece={piece} style={{ display: 'flex', justifyContent: 'center' }}>
      <div
        style={{
          ...surfaceStyle(film),
          position: 'relative',
          width,
          height,
          borderRadius: radius,
          background: film.colours.ink,
          flexShrink: 0,
        }}
      >
        <div
          style={{
            position: 'absolute',
            inset: rim,
            borderRadius: radius - rim,
            background: film.colours.surface,
            overflow: 'hidden',
          }}
        >
          <div
            style={{
              position: 'absolute',
              top: 18 * u,
              left: '50%',
              width: 150 * u,
              height: island - 8 * u,
              marginLeft: -75 * u,
              borderRadius: island,
              background: film.colours.ink,
            }}
          />
          <div style={{ position: 'absolute', top: island + 18 * u, left: 0, right: 0, bottom: 0 }}>
            <Screen
              piece={piece}
              width={width - 2 * rim}
              height={height - 2 * rim - island - 18 * u}
              title={title}
              blocks={blocks}
              columns={1}
              starts={starts}
            />
          </div>
        </div>
      </div>
    </PieceShell>
  );
}
