import type { CSSProperties } from 'react';
import { type ConsoleRow, type ConsoleSetting, setConsole } from '../console.ts';
import { progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { nightInk, WindowFrame, type WindowInk } from '../window.tsx';

export interface TerminalProps extends PieceProps {
  lines: string[];
  title?: string;
}

/** Commands that are typed and the output that follows them. */
export function Terminal(props: TerminalProps) {
  const { lines, title } = props;
  const piece = usePiece('Terminal', props, { zone: 'main', words: [title, ...lines, '$ →'], enters: true });
  if (!piece.shown) return null;
  const { box, u, fr } = piece;
  const bar = 64 * u;
  const pad = Math.min(56 * u, box.width * 0.05);
  const setting = setConsole(lines, box.width - 2 * pad, box.height - bar - 2 * pad, piece.film, piece.shrink);
  const natural = setting.rows.length * setting.lineHeight + bar + 2 * pad;
  const height = Math.min(box.height, Math.max(natural, box.height * 0.62));
  const typing = typingPace(lines, piece.length);
  const starts = lineStarts(lines, piece, typing);
  const ink = nightInk(piece);
  const active = lines.findLastIndex((line, i) => line.startsWith('$') && fr >= (starts[i] ?? 0));
  return (
    <PieceShell piece={piece}>
      <div style={{ position: 'absolute', top: (box.height - height) / 2, left: 0 }}>
        <WindowFrame piece={piece} width={box.width} height={height} bar={bar} title={title} night>
          <div style={{ position: 'absolute', left: pad, top: pad, direction: 'ltr', ...textStyle(setting) }}>
            {setting.rows.map((row, i) => (
              <Row
                key={`${row.source}-${row.offset}`}
                row={row}
                top={i * setting.lineHeight}
                line={lines[row.source] ?? ''}
                fr={fr - (starts[row.source] ?? 0)}
                ink={ink}
                typing={typing}
                caret={row.source === active && setting.rows[i + 1]?.source !== row.source}
                size={setting.size}
              />
            ))}
          </div>
        </WindowFrame>
      </div>
    </PieceShell>
  );
}

function textStyle({ size, lineHeight, style }: ConsoleSetting): CSSProperties {
  return {
    fontFamily: style.family,
    fontSize: size,
    fontWeight: style.weight,
    lineHeight: `${lineHeight}px`,
    whiteSpace: 'pre',
    fontVariantLigatures: 'none',
  };
}

/** fr per typed character; less where the commands would not be typed in time. */
function typingPace(lines: string[], length: number): number {
  const typed = lines.reduce((sum, line) => sum + (line.startsWith('$') ? line.length : 0), 0);
  return Math.min(1.15, (length * 0.6) / Math.max(1, typed));
}

/** Output follows its command once that is typed; given cues win. */
function lineStarts(lines: string[], piece: Piece, typing: number): number[] {
  const spread = piece.reveals(lines.length, 60);
  let free = 0;
  return lines.map((line, i) => {
    const start = Math.max(spread[i] ?? 0, free);
    free = start + (line.startsWith('$') ? line.length * typing + Math.min(6, typing * 6) : 4);
    return start;
  });
}

interface RowProps {
  row: ConsoleRow;
  top: number;
  line: string;
  fr: number;
  ink: WindowInk;
  typing: number;
  caret: boolean;
  size: number;
}

function Row({ row, top, line, fr, ink, typing, caret, size }: RowProps) {
  if (fr < 0) return null;
  const command = line.startsWith('$');
  const typed = command ? Math.max(0, Math.floor(fr / typing) - row.offset) : row.text.length;
  if (typed <= 0 && row.offset > 0) return null;
  const shown = row.text.slice(0, typed);
  const opacity = command ? 1 : progress(fr, 0, 6, 'soft');
  const prompt = command && row.offset === 0;
  const colour = command ? ink.ink : /^\s*(✓|✔|ok|done|success|passed|ready)/i.test(line) ? ink.brand : ink.muted;
  return (
    <div
      style={{ position: 'absolute', top, left: 0, color: colour, opacity: opacity < 1 ? opacity : undefined }}
      data-fw-text={typed >= row.text.length ? row.text : undefined}
    >
      {prompt ? <span style={{ color: ink.brand, fontWeight: 700 }}>{shown.slice(0, 1)}</span> : null}
      <span>{prompt ? shown.slice(1) : shown}</span>
      {caret ? (
        <span
          style={{
            display: 'inline-block',
            width: size * 0.56,
            height: size * 1.08,
            marginLeft: size * 0.12,
            background: ink.brand,
            verticalAlign: '-0.18em',
          }}
        />
      ) : null}
    </div>
  );
}
