/** The frame of a window: a bar with three quiet signs and a title, over a surface. */
import type { ReactNode } from 'react';
import { alpha, blend } from './colour.ts';
import type { Piece } from './piece.tsx';
import { surfaceStyle } from './surface.ts';
import { TextBlock } from './text.tsx';

interface WindowProps {
  piece: Piece;
  width: number;
  height: number;
  bar: number;
  title?: string;
  /** Dark surface whatever the ground: consoles. */
  night?: boolean;
  children: ReactNode;
}

export interface WindowInk {
  surface: string;
  ink: string;
  muted: string;
  brand: string;
}

/** Colours inside a console: its own night on light grounds, the film's surface on dark ones. */
export function nightInk({ film }: Piece): WindowInk {
  const { colours, dark } = film;
  if (dark)
    return {
      surface: blend(colours.surface, '#000000', 0.25),
      ink: colours.ink,
      muted: colours.inkMuted,
      brand: colours.brandText,
    };
  const surface = blend(colours.ink, '#000000', 0.3);
  return {
    surface,
    ink: blend(colours.surface, '#ffffff', 0.3),
    muted: blend(surface, colours.surface, 0.66),
    brand: blend(colours.brand, '#ffffff', 0.62),
  };
}

export function WindowFrame({ piece, width, height, bar, title, night = false, children }: WindowProps) {
  const { film, u } = piece;
  const ink = nightInk(piece);
  const surface = surfaceStyle(film);
  const line = night ? alpha(ink.ink, 0.16) : film.colours.line;
  const fitted = title
    ? piece.fit({
        text: title,
        role: 'label',
        voice: night ? 'mono' : 'label',
        width: width - bar * 5,
        height: bar,
        lines: 1,
      })
    : null;
  return (
    <div
      style={{ position: 'absolute', width, height, ...surface, background: night ? ink.surface : surface.background }}
    >
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: 0,
          height: bar,
          borderBottom: `${Math.max(1.5 * u, 1)}px solid ${line}`,
          boxSizing: 'border-box',
        }}
      >
        <div
          style={{
            position: 'absolute',
            left: bar * 0.45,
            top: 0,
            height: bar,
            display: 'flex',
            alignItems: 'center',
            gap: bar * 0.16,
          }}
        >
          {[0, 1, 2].map((i) => (
            <div
              key={i}
              style={{
                width: bar * 0.22,
                height: bar * 0.22,
                borderRadius: film.theme.radius > 2 ? '50%' : 0,
                background: i === 0 ? film.colours.brand : line,
              }}
            />
          ))}
        </div>
        {fitted ? (
          <div
            style={{ position: 'absolute', inset: 0, display: 'flex', alignItems: 'center', justifyContent: 'center' }}
          >
            <TextBlock film={film} fitted={fitted} colour={night ? ink.muted : film.colours.inkMuted} align="center" />
          </div>
        ) : null}
      </div>
      <div style={{ position: 'absolute', left: 0, right: 0, top: bar, bottom: 0 }}>{children}</div>
    </div>
  );
}
