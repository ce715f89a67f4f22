/** Marks behind or around words: underline, highlighter, circle, strike. They draw once and stay. */
import { alpha } from './colour.ts';
import type { Film } from './film.tsx';
import type { Fitted } from './fit.ts';
import { underlineStretches } from './ink-gaps.ts';
import { baselineEm, emWidth } from './measure.ts';
import { progress } from './motion.ts';

export type MarkKind = 'under' | 'high' | 'circle' | 'colour' | 'scale' | 'strike';

interface MarkedPart {
  line: number;
  text: string;
  /** Distance from the line's start and width, px. */
  left: number;
  width: number;
}

/** Where the emphasised words stand in the set lines: one part per line they reach. */
export function markedParts(fitted: Fitted, emphasis: string): MarkedPart[] {
  const words = emphasis.trim().split(/\s+/);
  const place = (line: string, index: number, text: string): MarkedPart => {
    const left = emWidth(line.slice(0, line.indexOf(text)), fitted.style) * fitted.size;
    return { line: index, text, left, width: emWidth(text, fitted.style) * fitted.size };
  };
  const whole = fitted.lines.findIndex((line) => line.includes(emphasis.trim()));
  if (whole >= 0) return [place(fitted.lines[whole] ?? '', whole, emphasis.trim())];
  for (let split = 1; split < words.length; split++) {
    const [head, tail] = [words.slice(0, split).join(' '), words.slice(split).join(' ')];
    const at = fitted.lines.findIndex((line, i) => line.endsWith(head) && fitted.lines[i + 1]?.startsWith(tail));
    if (at >= 0) return [place(fitted.lines[at] ?? '', at, head), place(fitted.lines[at + 1] ?? '', at + 1, tail)];
  }
  return [];
}

interface MarkProps {
  part: MarkedPart;
  line: { inset: number; width: number } | undefined;
  fitted: Fitted;
  film: Film;
  kind: MarkKind;
  colour: string;
  fr: number;
  /** Width of the block, px. */
  width: number;
}

export function Mark({ part, line, fitted, film, kind, colour, fr, width }: MarkProps) {
  if (!line || kind === 'colour' || kind === 'scale' || fr <= 0) return null;
  const drawn = progress(fr, 0, 14, 'move');
  const { size, lineHeight } = fitted;
  const start = line.inset + part.left;
  const left = film.rtl ? width - start - part.width : start;
  const top = part.line * lineHeight;
  const baseline = top + baselineEm(fitted.style, fitted.leading) * size;
  const origin = film.rtl ? '100% 50%' : '0 50%';
  if (kind === 'circle')
    return (
      <Loop
        left={left}
        top={baseline - size * 0.86}
        width={part.width}
        height={size * 1.08}
        drawn={drawn}
        colour={colour}
        stroke={Math.max(4 * film.u, size * 0.045)}
      />
    );
  if (kind === 'under') {
    const depth = [0.1, 0.1 + Math.max((5 * film.u) / size, 0.075)] as const;
    return (
      <span
        style={{
          position: 'absolute',
          left,
          top: baseline + size * depth[0],
          width: part.width,
          height: size * (depth[1] - depth[0]),
          clipPath:
            drawn < 1
              ? `inset(0 ${film.rtl ? 0 : (1 - drawn) * 100}% 0 ${film.rtl ? (1 - drawn) * 100 : 0}%)`
              : undefined,
          zIndex: -1,
        }}
      >
        {underlineStretches(part.text, fitted.style, depth).map(([from, to]) => (
          <span
            key={from}
            style={{
              position: 'absolute',
              left: from * size,
              width: (to - from) * size,
              height: '100%',
              background: colour,
            }}
          />
        ))}
      </span>
    );
  }
  const bar = {
    strike: { top: baseline - size * 0.3, height: Math.max(5 * film.u, size * 0.065), background: colour },
    high: { top: baseline - size * 0.82, height: size * 1.06, background: alpha(colour, film.dark ? 0.34 : 0.3) },
  }[kind];
  const bleed = size * 0.08;
  return (
    <span
      style={{
        position: 'absolute',
        left: left - bleed,
        width: part.width + 2 * bleed,
        ...bar,
        borderRadius: kind === 'high' ? Math.min(film.theme.radius, 10) * film.u : 0,
        transform: `scaleX(${drawn})`,
        transformOrigin: origin,
        zIndex: kind === 'strike' ? 1 : -1,
      }}
    />
  );
}

interface LoopProps {
  left: number;
  top: number;
  width: number;
  height: number;
  drawn: number;
  colour: string;
  stroke: number;
}

/** A hand-drawn ring that overshoots its own start. */
function Loop({ left, top, width, height, drawn, colour, stroke }: LoopProps) {
  const [padX, padY] = [height * 0.22, height * 0.1];
  const [w, h] = [width + 2 * padX, height + 2 * padY];
  const path = `M ${w * 0.16} ${h * 0.14} C ${w * 0.5} ${-h * 0.08}, ${w * 1.02} ${h * 0.04}, ${w * 0.985} ${h * 0.52} C ${w * 0.96} ${h * 1.02}, ${w * 0.4} ${h * 1.06}, ${w * 0.12} ${h * 0.88} C ${-w * 0.06} ${h * 0.7}, ${-w * 0.02} ${h * 0.22}, ${w * 0.34} ${h * 0.06}`;
  return (
    <svg
      aria-hidden="true"
      width={w}
      height={h}
      style={{ position: 'absolute', left: left - padX, top: top - padY, overflow: 'visible', zIndex: -1 }}
    >
      <path
        d={path}
        fill="none"
        stroke={colour}
        strokeWidth={stroke}
        strokeLinecap="round"
        pathLength={1}
        strokeDasharray="1 1"
        strokeDashoffset={1 - drawn}
      />
    </svg>
  );
}
