/** A figure with its sign and unit on one baseline, counting in a box as wide as its end. */
import type { CSSProperties } from 'react';
import type { Film } from './film.tsx';
import { emWidth, type TextStyle } from './measure.ts';
import { type FigureSpelling, spell, spellingOf } from './numerals.ts';
import { typeSpec } from './type-scale.ts';

export interface FigureParts {
  spelling: FigureSpelling;
  prefix: string;
  suffix: string;
  style: TextStyle;
  /** Width in em of the whole. */
  em: number;
  gap: number;
}

const unitShare = 0.52;

/** Takes a figure apart and measures it by its widest digits. */
export function figureOf(
  value: number | string,
  affixes: { prefix?: string; suffix?: string },
  film: Film,
): FigureParts {
  const spelling = spellingOf(value, film.theme.language);
  const prefix = (affixes.prefix ?? '') + spelling.prefix;
  const suffix = `${spelling.suffix.trim()}${affixes.suffix ? ` ${affixes.suffix.trim()}` : ''}`.trim();
  const style = { family: film.family('display'), weight: film.cut('display').weight, tracking: -0.03 };
  const digits = spelling.exact.replace(/\d/g, '0');
  const worded = /^\p{L}{2,}/u.test(suffix);
  const gap = worded ? 0.14 : suffix ? 0.04 : 0;
  const loose = { ...style, tracking: 0 };
  const em = emWidth(digits, style) * 1.02 + (emWidth(prefix, loose) + emWidth(suffix, loose)) * unitShare + gap + 0.02;
  return { spelling, prefix, suffix, style, em, gap };
}

/** Size in px at which figures fill a box, at most `most` u; never under the floor of a title. */
export function figureSize(
  parts: readonly FigureParts[],
  width: number,
  height: number,
  film: Film,
  most?: number,
): number {
  const widest = Math.max(...parts.map(({ em }) => em), 0.1);
  const cap = (most ?? typeSpec('figure', film.format).max) * film.u;
  const room = Math.min((width * 0.98) / widest, height / 0.92);
  return Math.min(room, Math.min(cap, room) * (film.textScale ?? 1));
}

interface FigureProps {
  film: Film;
  parts: FigureParts;
  size: number;
  colour: string;
  unitColour?: string;
  /** Share 0–1 of the count that is done, and where it started. */
  counted?: number;
  start?: number;
  /** Opacity of sign and unit, which come after the count. */
  unit?: number;
  style?: CSSProperties;
}

export function Figure({
  film,
  parts,
  size,
  colour,
  unitColour,
  counted = 1,
  start = 0,
  unit = 1,
  style,
}: FigureProps) {
  const { spelling, prefix, suffix } = parts;
  const value = counted >= 1 ? spelling.value : start + (spelling.value - start) * counted;
  const shown = spelling.exact === '' ? '' : spell(value, spelling);
  const small: CSSProperties = {
    fontSize: size * unitShare,
    letterSpacing: 0,
    opacity: unit < 1 ? unit : undefined,
    color: unitColour,
  };
  return (
    <div
      data-fw-text={`${prefix}${shown}${suffix && parts.gap > 0.1 ? ' ' : ''}${suffix}`}
      style={{
        width: parts.em * size,
        flexShrink: 0,
        whiteSpace: 'pre',
        direction: 'ltr',
        fontFamily: film.family('display'),
        fontWeight: parts.style.weight,
        fontSize: size,
        lineHeight: 0.98,
        letterSpacing: '-0.03em',
        fontVariantNumeric: 'tabular-nums',
        fontSynthesis: 'none',
        color: colour,
        ...style,
      }}
    >
      {prefix ? <span style={{ ...small, marginRight: size * 0.03 }}>{prefix}</span> : null}
      {shown ? <span>{shown}</span> : null}
      {suffix ? <span style={{ ...small, marginLeft: parts.gap * size }}>{suffix}</span> : null}
    </div>
  );
}
