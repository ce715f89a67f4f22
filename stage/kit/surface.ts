import type { CSSProperties } from 'react';
import { alpha, blend } from './colour.ts';
import type { Film } from './film.tsx';

/** Look of a raised surface: fill, corners and the film's one kind of shadow. */
export function surfaceStyle(film: Film): CSSProperties {
  const { colours, theme, u, dark } = film;
  return { background: colours.surface, borderRadius: Math.min(theme.radius, 48) * u, ...edge(film, dark, u) };
}

function edge({ colours, theme }: Film, dark: boolean, u: number): CSSProperties {
  const line = { boxShadow: `inset 0 0 0 ${1.5 * u}px ${alpha(colours.ink, 0.14)}` };
  switch (theme.shadow) {
    case 'soft':
      return dark
        ? line
        : { boxShadow: `0 ${24 * u}px ${64 * u}px ${alpha(blend(colours.ink, colours.brand, 0.25), 0.16)}` };
    case 'hard':
      return { boxShadow: `${10 * u}px ${10 * u}px 0 ${dark ? colours.brand : colours.ink}` };
    case 'line':
      return line;
    default:
      return dark ? line : {};
  }
}

/** Fill of shapes that carry no highlight: the brand held back, still told from the ground. */
export function quietFill({ colours, dark }: Film): string {
  return blend(colours.ground, blend(colours.ink, colours.brand, 0.55), dark ? 0.42 : 0.34);
}
