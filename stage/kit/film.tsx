/** What every piece knows of the film it plays in: theme, format, units. The stage wraps each scene in a FilmProvider. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FontCut, fallbackFamilies, fontPairs, monoCut } from '../../contract/fonts.ts';
import type { Format } from '../../contract/setting.ts';
import type { Colours, Theme } from '../../contract/theme.ts';
import { familyOfAsset } from './asset.ts';
import { luminance } from './colour.ts';
import { formatOf } from './layout.ts';
import { durations, type Role } from './motion.ts';

export type Voice = 'display' | 'text' | 'label' | 'mono';

export interface Film {
  theme: Theme;
  colours: Colours;
  width: number;
  height: number;
  /** Pixels of one unit: 1 at a short side of 1080. */
  u: number;
  format: Format;
  strict: boolean;
  rtl: boolean;
  captioned: boolean;
  dark: boolean;
  seed: number;
  /** How much larger or smaller than of itself the texts of a piece are set; none means 1. */
  textScale?: number;
  /** Length of a role of motion in fr. */
  lasts(role: Role): number;
  /** CSS family chain of a voice. */
  family(voice: Voice): string;
  cut(voice: Voice): FontCut;
}

export interface FilmProviderProps {
  theme: Theme;
  width: number;
  height: number;
  children: ReactNode;
}

const FilmContext = createContext<Film | null>(null);

export function FilmProvider({ theme, width, height, children }: FilmProviderProps) {
  const film = useMemo(() => filmOf(theme, width, height), [theme, width, height]);
  return <FilmContext.Provider value={film}>{children}</FilmContext.Provider>;
}

export function useFilm(): Film {
  const film = useContext(FilmContext);
  if (!film) throw new Error('A kit piece was used outside a film.');
  return film;
}

/** A cut in the brand's own typeface, at the nearest weight that it has; the pairing's face stands behind it. */
function inTypeface(cut: FontCut, typeface: Theme['typeface']): FontCut {
  if (!typeface) return cut;
  const [lightest, heaviest] = typeface.weights;
  const weight = Math.min(heaviest, Math.max(lightest, cut.weight));
  return {
    family: familyOfAsset(typeface.asset),
    weight,
    advance: typeface.advance || cut.advance,
    second: cut.family,
  };
}

function filmOf(theme: Theme, width: number, height: number): Film {
  const fallback = fallbackFamilies(theme.language);
  const pair = fontPairs[theme.pairing];
  const cutOf = (voice: Voice) => (voice === 'mono' ? monoCut : inTypeface(pair[voice], theme.typeface));
  return {
    theme,
    colours: theme.colours,
    width,
    height,
    u: Math.min(width, height) / 1080,
    format: formatOf(width, height),
    strict: theme.strict,
    rtl: theme.direction === 'rtl',
    captioned: theme.captioned === true,
    dark: luminance(theme.colours.ground) < 0.25,
    seed: theme.seed,
    lasts: (role) => durations[role][theme.energy],
    cut: cutOf,
    family: (voice) => {
      const { family, second } = cutOf(voice);
      const chain = [family, ...(second ? [second] : []), ...fallback.filter((name) => name !== family)];
      return chain.map((name) => `"${name}"`).join(', ');
    },
  };
}
