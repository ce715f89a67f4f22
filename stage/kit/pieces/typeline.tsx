import { baselineEm, emWidth } from '../measure.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { placement } from '../placement.ts';
import { roleFor } from './headline.tsx';

export interface TypelineProps extends PieceProps {
  text: string;
  cps?: number;
}

/** A line typed at reading speed, with a caret that rests at its end. */
export function Typeline(props: TypelineProps) {
  const { text, cps = 18 } = props;
  const piece = usePiece('Typeline', props, { zone: 'main', words: [text], kind: 'fade' });
  if (!piece.shown) return null;
  const { film, box, fr } = piece;
  const place = placement(props.zone ?? 'main', film);
  const fitted = piece.fit({
    text,
    role: roleFor(text),
    voice: 'display',
    width: box.width * 0.96,
    height: box.height,
  });
  const graphemes = fitted.lines.map((line) =>
    [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)].map(({ segment }) => segment),
  );
  const typed = Math.floor((Math.max(0, fr - 6) * cps) / 30);
  let before = 0;
  const rows = graphemes.map((line) => {
    const shown = line.slice(0, Math.max(0, typed - before)).join('');
    before += line.length;
    return shown;
  });
  const active = Math.max(
    0,
    rows.findLastIndex((row) => row !== ''),
  );
  const { size, lineHeight, style } = fitted;
  const caret = emWidth(rows[active] ?? '', style) * size + size * 0.06;
  const over = typed > before && Math.floor((fr - 6 - (before * 30) / cps) / 15) % 2 === 1 && typed < before + cps * 4;
  const top = active * lineHeight + (baselineEm(style, fitted.leading) - 0.8) * size;
  return (
    <PieceShell piece={piece} style={place.style}>
      <div
        data-fw-text={typed >= before ? text : undefined}
        style={{
          position: 'relative',
          width: fitted.width + size * 0.3,
          height: fitted.height,
          fontFamily: style.family,
          fontWeight: style.weight,
          fontSize: size,
          lineHeight: `${lineHeight}px`,
          letterSpacing: `${style.tracking}em`,
          whiteSpace: 'pre',
          color: piece.tone,
          direction: film.rtl ? 'rtl' : 'ltr',
        }}
      >
        <span>{rows.join('\n').trimEnd()}</span>
        <div
          style={{
            position: 'absolute',
            top,
            [film.rtl ? 'right' : 'left']: caret,
            width: Math.max(4, size * 0.07),
            height: size * 0.96,
            background: film.colours.accent,
            opacity: over ? 0 : undefined,
          }}
        />
      </div>
    </PieceShell>
  );
}
