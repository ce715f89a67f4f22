import type { CSSProperties } from 'react';
import { Img, useVideoConfig } from 'remotion';
import { clipAt } from '../asset.ts';
import { AssetVideo } from '../asset-video.tsx';
import { progress } from '../motion.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';

export interface MediaProps extends PieceProps {
  src: string;
  fit?: 'cover' | 'contain';
  pan?: number;
  mask?: 'auto' | 'none' | 'circle';
  /** Share of the ground's colour that lies over it, so that words can stand on it. */
  veil?: number;
}

/** An uploaded picture or clip: a slow push while it enters, then still; a logo is shown whole, on no surface. */
export function Media(props: MediaProps) {
  const { src, fit = 'cover', pan = 0.04, mask = 'auto', veil = 0 } = props;
  const piece = usePiece('Media', props, { zone: 'main', enters: true });
  const { fps } = useVideoConfig();
  if (!piece.shown) return null;
  const { box, film, fr, u } = piece;
  // A clip begins with its piece, whenever in the scene that is.
  const isClip = clipAt(src) !== null;
  const isWhole = fit === 'contain';
  const side = Math.min(box.width, box.height);
  const push = isWhole ? 1 : 1 + pan * (1 - progress(fr, 0, Math.min(150, piece.length * 0.7), 'soft'));
  const radius = mask === 'circle' ? '50%' : mask === 'none' || isWhole ? 0 : Math.min(film.theme.radius, 48) * u;
  const style: CSSProperties = {
    ...{ width: '100%', height: '100%', objectFit: fit },
    transform: push === 1 ? undefined : `scale(${push})`,
  };
  return (
    <PieceShell piece={piece} style={{ display: 'flex', alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          width: mask === 'circle' ? side : box.width,
          height: mask === 'circle' ? side : box.height,
          borderRadius: radius,
          overflow: 'hidden',
          position: 'relative',
        }}
      >
        {isClip ? (
          <AssetVideo src={src} from={-(props.from ?? 0) / fps} style={style} />
        ) : (
          <Img src={src} style={style} />
        )}
        {veil > 0 ? (
          <div
            style={{ position: 'absolute', inset: 0, background: film.colours.ground, opacity: Math.min(1, veil) }}
          />
        ) : null}
      </div>
    </PieceShell>
  );
}
