/** Line icons on a 24 × 24 grid, drawn stroke by stroke. */

import type { Film } from './film.tsx';
import { glyphPaths } from './glyph-paths.ts';
import { progress } from './motion.ts';

interface GlyphProps {
  film: Film;
  name: string;
  /** Pixels. */
  size: number;
  colour: string;
  /** fr since the drawing began; drawn without it. */
  fr?: number;
  /** Stroke against the usual two of 24. */
  weight?: number;
}

export function Glyph({ film, name, size, colour, fr = 999, weight = 1 }: GlyphProps) {
  const paths = glyphPaths[name] ?? glyphPaths[film.theme.motif === 'bar' ? 'arrow' : 'dot'] ?? [];
  const lasts = film.lasts('draw') * 0.6;
  const round = film.theme.radius > 2;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      style={{ flexShrink: 0, overflow: 'visible' }}
    >
      {paths.map((path, i) => {
        const drawn = progress(fr, (i * lasts) / (paths.length + 1), lasts, 'move');
        if (drawn <= 0) return null;
        return (
          <path
            key={path}
            d={path}
            stroke={colour}
            strokeWidth={2 * weight}
            strokeLinecap={round ? 'round' : 'square'}
            strokeLinejoin={round ? 'round' : 'miter'}
            pathLength={1}
            strokeDasharray={drawn < 1 ? '1 1' : undefined}
            strokeDashoffset={drawn < 1 ? 1 - drawn : undefined}
          />
        );
      })}
    </svg>
  );
}
