import { alpha } from '../colour.ts';
import { setConsole } from '../console.ts';
import { motionStyle, still } from '../entrances.ts';
import { mix, progress } from '../motion.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { nightInk, WindowFrame, type WindowInk } from '../window.tsx';

export interface CodeWindowProps extends PieceProps {
  lines: string[];
  title?: string;
  lang?: string;
  highlight?: number[];
  diff?: boolean;
}

/** Code that comes line by line; the lines that matter stay lit while the others step back. */
export function CodeWindow(props: CodeWindowProps) {
  const { lines, title, highlight = [], diff = false } = props;
  const piece = usePiece('CodeWindow', props, { zone: 'main', words: [title, ...lines], enters: true });
  if (!piece.shown) return null;
  const { film, box, u, fr } = piece;
  const bar = 64 * u;
  const pad = Math.min(56 * u, box.width * 0.05);
  const setting = setConsole(lines, box.width - 2 * pad, box.height - bar - 2 * pad, film, piece.shrink);
  const height = Math.min(
    box.height,
    Math.max(box.height * 0.62, setting.rows.length * setting.lineHeight + bar + 2 * pad),
  );
  const starts = piece.reveals(lines.length, 30);
  const litAt = (starts.at(-1) ?? 0) + film.lasts('card');
  const lit = highlight.length ? progress(fr, litAt, film.lasts('card'), 'soft') : 0;
  const ink = nightInk(piece);
  return (
    <PieceShell piece={piece}>
      <div style={{ position: 'absolute', top: (box.height - height) / 2, left: 0 }}>
        <WindowFrame piece={piece} width={box.width} height={height} bar={bar} title={title} night>
          <div
            style={{
              position: 'absolute',
              left: pad,
              right: pad,
              top: pad,
              direction: 'ltr',
              fontFamily: setting.style.family,
              fontWeight: setting.style.weight,
              fontSize: setting.size,
              lineHeight: `${setting.lineHeight}px`,
              whiteSpace: 'pre',
              fontVariantLigatures: 'none',
            }}
          >
            {setting.rows.map((row, i) => {
              const at = fr - (starts[row.source] ?? 0);
              if (at < 0) return null;
              const chosen = highlight.includes(row.source + 1);
              const come = {
                ...still,
                y: 14 * (1 - progress(at, 0, film.lasts('word'))),
                opacity: progress(at, 0, 7, 'soft') * (chosen ? 1 : mix(1, 0.62, lit)),
              };
              const line = lines[row.source] ?? '';
              const sign = diff ? (line.startsWith('+') ? ink.brand : line.startsWith('-') ? ink.muted : null) : null;
              return (
                <div
                  key={`${row.source}-${row.offset}`}
                  style={{
                    position: 'absolute',
                    top: i * setting.lineHeight,
                    left: 0,
                    right: 0,
                    ...motionStyle(come, u),
                  }}
                >
                  {chosen || (sign && line.startsWith('+')) ? (
                    <div
                      style={{
                        position: 'absolute',
                        left: -pad * 0.6,
                        right: -pad * 0.6,
                        top: 0,
                        height: setting.lineHeight,
                        background: alpha(film.colours.brand, 0.3),
                        opacity: sign ? 1 : lit,
                      }}
                    />
                  ) : null}
                  <span style={{ position: 'relative', color: sign ?? ink.ink }}>
                    {sign ? row.text : coloured(row.text, ink)}
                  </span>
                </div>
              );
            })}
          </div>
        </WindowFrame>
      </div>
    </PieceShell>
  );
}

const tokens =
  /(\/\/.*|#.*$|"[^"]*"|'[^']*'|`[^`]*`|\b(?:const|let|var|function|return|import|export|from|if|else|for|while|class|def|async|await|new|type|interface|fn|pub|use|struct|func|package|public|static|void|True|False|None|null|true|false)\b)/g;

/** Strings and words of the language in the brand's tint, remarks held back. */
function coloured(text: string, ink: WindowInk) {
  return text.split(tokens).map((part, i) => {
    if (i % 2 === 0) return part;
    const remark = part.startsWith('//') || part.startsWith('#');
    return (
      <span key={`${text.slice(0, 8)}${part}${text.indexOf(part)}`} style={{ color: remark ? ink.muted : ink.brand }}>
        {part}
      </span>
    );
  });
}
