/** A block of set text: lines where they were measured, words that enter in turn, and a mark on what matters. */
import type { CSSProperties, ReactNode } from 'react';
import { enterMotion, type Kind, motionStyle } from './entrances.ts';
import type { Film } from './film.tsx';
import type { Fitted } from './fit.ts';
import { Mark, type MarkKind, markedParts } from './mark.tsx';
import { emWidth } from './measure.ts';
import { staggerStarts } from './motion.ts';

export interface TextBlockProps {
  film: Film;
  fitted: Fitted;
  colour: string;
  align?: 'start' | 'center' | 'end';
  /** fr since the block's entrance began; without it the block is at rest. */
  fr?: number;
  kind?: Kind;
  split?: 'word' | 'line' | 'none';
  emphasis?: string;
  mark?: MarkKind;
  /** Colour of the mark or of marked words. */
  markColour?: string;
  /** fr at which the mark begins to draw, on the block's clock. */
  markAt?: number;
  id?: string;
  style?: CSSProperties;
}

/** Entrances along the line: words that slide would run into each other, so the line goes as one. */
const sideways: ReadonlySet<Kind> = new Set(['machined', 'left', 'right']);

interface Line {
  text: string;
  /** Distance of the line's start from the block's start, px. */
  inset: number;
  width: number;
}

export function TextBlock(props: TextBlockProps) {
  const { film, fitted, colour, align = 'start', fr = Number.POSITIVE_INFINITY, kind = 'none', style } = props;
  const width = Math.ceil(fitted.width) + 2;
  const lines = fitted.lines.map((text): Line => {
    const own = emWidth(text, fitted.style) * fitted.size;
    const inset = align === 'start' ? 0 : align === 'end' ? width - own : (width - own) / 2;
    return { text, inset, width: own };
  });
  const split = props.split === 'word' && (film.rtl || sideways.has(kind)) ? 'line' : (props.split ?? 'line');
  const units = unitsOf(lines, split, fitted);
  const starts = startsOf(units, split, film);
  const end = (starts.at(-1) ?? 0) + settleTime(kind);
  const resting = kind === 'none' || fr >= end;
  const parts = props.emphasis && props.mark ? markedParts(fitted, props.emphasis) : [];
  const markFr = fr - (props.markAt ?? end);
  const block: CSSProperties = {
    position: 'relative',
    isolation: 'isolate',
    width,
    height: fitted.height,
    flexShrink: 0,
    fontFamily: fitted.style.family,
    fontSize: fitted.size,
    fontWeight: fitted.style.weight,
    letterSpacing: `${fitted.style.tracking}em`,
    lineHeight: `${fitted.lineHeight}px`,
    fontVariantNumeric: 'tabular-nums',
    fontSynthesis: 'none',
    whiteSpace: 'pre',
    color: colour,
    textAlign: align,
    direction: film.rtl ? 'rtl' : 'ltr',
    ...style,
  };
  const coloured = (text: string, line: number) => colouredLine(text, line, parts, props, markFr);
  return (
    <div data-fw-text={fitted.text} style={block}>
      {parts.map((part) => (
        <Mark
          key={part.line}
          part={part}
          line={lines[part.line]}
          fitted={fitted}
          film={film}
          kind={props.mark ?? 'colour'}
          colour={props.markColour ?? colour}
          fr={markFr}
          width={width}
        />
      ))}
      {resting
        ? lines.map((line, i) => (i === lines.length - 1 ? coloured(line.text, i) : [coloured(line.text, i), '\n']))
        : units.map((unit, i) => {
            const mover = { film, target: 'text' as const, id: `${props.id ?? ''}${unit.line}` };
            const motion = enterMotion(kind, fr - (starts[i] ?? 0), mover);
            return (
              <Unit
                key={`${unit.line}-${unit.left}`}
                unit={unit}
                fitted={fitted}
                rtl={film.rtl}
                climb={kind === 'unmask' ? (motion.clip?.[0] ?? 0) : null}
                style={kind === 'unmask' ? (motion.opacity === 0 ? { opacity: 0 } : {}) : motionStyle(motion, film.u)}
              >
                {coloured(unit.text, unit.line)}
              </Unit>
            );
          })}
    </div>
  );
}

interface TextUnit {
  text: string;
  line: number;
  left: number;
}

/** Words at the places they will have in the whole line, kerning included. */
function unitsOf(lines: Line[], split: 'word' | 'line' | 'none', fitted: Fitted): TextUnit[] {
  return lines.flatMap((line, index): TextUnit[] => {
    if (split !== 'word') return [{ text: line.text, line: index, left: line.inset }];
    let before = '';
    return line.text.split(' ').map((word) => {
      const left = line.inset + emWidth(before, fitted.style) * fitted.size;
      before += `${word} `;
      return { text: word, line: index, left };
    });
  });
}

function startsOf(units: TextUnit[], split: 'word' | 'line' | 'none', film: Film): number[] {
  if (split === 'none') return units.map(() => 0);
  const pace = split === 'line' ? 1.6 : 1;
  return staggerStarts(units.length, film.lasts('gap') * pace, film.lasts('gapCap'));
}

/** fr after which a unit of text has come to rest, to the pixel. */
function settleTime(kind: Kind): number {
  const long: Partial<Record<Kind, number>> = {
    float: 47,
    emerge: 46,
    unmask: 26,
    machined: 21,
    slam: 9,
    fade: 21,
    clip: 28,
  };
  return long[kind] ?? 29;
}

interface UnitProps {
  unit: TextUnit;
  fitted: Fitted;
  rtl: boolean;
  /** % of its height that the unit still hides behind its baseline; null without a mask. */
  climb: number | null;
  style: CSSProperties;
  children: ReactNode;
}

function Unit({ unit, fitted, rtl, climb, style, children }: UnitProps) {
  const side = rtl ? { right: unit.left } : { left: unit.left };
  const top = unit.line * fitted.lineHeight;
  if (climb === null) {
    return <span style={{ position: 'absolute', top, ...side, transformOrigin: '50% 60%', ...style }}>{children}</span>;
  }
  const pad = fitted.size * 0.18;
  return (
    <span
      style={{
        position: 'absolute',
        top: top - pad,
        ...side,
        padding: `${pad}px ${pad}px`,
        margin: `0 ${-pad}px`,
        overflow: climb > 0 ? 'hidden' : 'visible',
        ...style,
      }}
    >
      <span
        style={{
          display: 'inline-block',
          transform: climb > 0 ? `translateY(${(climb / 100) * (fitted.lineHeight + 2 * pad)}px)` : undefined,
        }}
      >
        {children}
      </span>
    </span>
  );
}

/** The marked words of a line in their colour; other marks leave the letters as they are. */
function colouredLine(
  text: string,
  line: number,
  parts: { line: number; text: string }[],
  { mark, markColour, id }: TextBlockProps,
  markFr: number,
): ReactNode {
  const part = parts.find((candidate) => candidate.line === line);
  const at = part ? text.indexOf(part.text) : -1;
  const colours = mark === 'colour' || mark === 'scale';
  if (!colours || markFr < -60) return <span key={`${id}${line}`}>{text}</span>;
  if (!part || at < 0) {
    const inside = part?.text.split(' ').includes(text.replace(/[.,;:!?…]+$/u, ''));
    return (
      <span key={`${id}${line}`} style={inside ? { color: markColour } : undefined}>
        {text}
      </span>
    );
  }
  return (
    <span key={`${id}${line}`}>
      {text.slice(0, at)}
      <span style={{ color: markColour }}>{part.text}</span>
      {text.slice(at + part.text.length)}
    </span>
  );
}
