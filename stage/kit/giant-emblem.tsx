import { blend } from './colour.ts';
import { type GiantPaint, type GiantShape, giantShapes } from './giant-shapes.ts';
import type { Piece } from './piece.tsx';

/** A panel in a quiet tone of the brand with a few large shapes of the motif, cropped by its edges. */
export function GiantEmblem({ piece, motif, variant }: { piece: Piece; motif: string; variant: number }) {
  const { film, box } = piece;
  const { colours, dark } = film;
  const paints: Record<GiantPaint, string> = {
    brand: colours.brand,
    mid: blend(colours.ground, colours.brand, dark ? 0.58 : 0.5),
    soft: blend(colours.ground, colours.brand, dark ? 0.26 : 0.16),
    light: blend(colours.ground, colours.brand, dark ? 0.12 : 0.05),
    accent: colours.accent,
  };
  const gap = film.lasts('gap') * 1.6;
  const shapes = giantShapes(motif, box, film.seed, variant);
  return (
    <>
      <div style={{ position: 'absolute', inset: 0, background: paints.soft, ...piece.part(0, 'shape', 'panel') }} />
      {shapes.map((shape, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes are told apart by their place alone
          key={i}
          aria-hidden="true"
          width={box.width}
          height={box.height}
          viewBox={`0 0 ${box.width} ${box.height}`}
          style={{
            position: 'absolute',
            inset: 0,
            overflow: 'visible',
            transformOrigin: originOf(shape),
            ...piece.part(3 + i * gap, 'shape', `giant${i}`),
          }}
        >
          {drawn(shape, paints[shape.paint])}
        </svg>
      ))}
    </>
  );
}

const originOf = (shape: GiantShape) =>
  shape.kind === 'bar' ? `${shape.x}px ${shape.y + shape.height}px` : `${shape.x}px ${shape.y}px`;

const outlines = {
  blob: 'M52 6c26 0 42 18 42 42s-14 46-44 46S6 76 6 50S26 6 52 6z',
  leaf: 'M4 4 H50 A46 46 0 0 1 96 50 V96 H50 A46 46 0 0 1 4 50 Z',
};

function drawn(shape: GiantShape, fill: string) {
  switch (shape.kind) {
    case 'disc':
      return <circle cx={shape.x} cy={shape.y} r={shape.r} fill={fill} />;
    case 'ring':
      return <circle cx={shape.x} cy={shape.y} r={shape.r} fill="none" stroke={fill} strokeWidth={shape.r * 0.36} />;
    case 'bar':
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} fill={fill} />;
    default: {
      const scale = shape.size / 100;
      return (
        <path
          d={outlines[shape.path]}
          fill={fill}
          transform={`translate(${shape.x} ${shape.y}) rotate(${shape.turn}) scale(${scale}) translate(-50 -50)`}
        />
      );
    }
  }
}
