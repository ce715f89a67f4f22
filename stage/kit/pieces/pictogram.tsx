import { Glyph } from '../glyph.tsx';
import { springAt } from '../motion.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { columnsFor } from '../sign-grid.ts';
import { quietFill } from '../surface.ts';
import { TextBlock } from '../text.tsx';

export interface PictogramProps extends PieceProps {
  n: number;
  m: number;
  icon?: string;
  label?: string;
}

/** So many of so many, as signs that come in reading order; the counted ones take their colour after. */
export function Pictogram(props: PictogramProps) {
  const { n, icon = 'person', label } = props;
  const m = Math.min(20, Math.max(1, props.m));
  const piece = usePiece('Pictogram', props, { zone: 'main', words: [label] });
  if (!piece.shown) return null;
  const { film, box, u, fr } = piece;
  const title = label
    ? piece.fit({
        text: label,
        role: 'headline',
        voice: 'display',
        width: box.width,
        height: box.height * 0.28,
        lines: 2,
      })
    : null;
  const gap = 44 * u;
  const room = box.height - (title ? title.height + gap : 0);
  const columns = columnsFor(m, box.width / room);
  const lines = Math.ceil(m / columns);
  const cell = Math.min(box.width / columns, room / lines);
  const pace = film.lasts('gap') * 0.8;
  const countAt = m * pace + film.lasts('card');
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      <div style={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, ${cell}px)`, flexShrink: 0 }}>
        {[...Array(m).keys()].map((i) => {
          const come = springAt(fr - i * pace, 'snap');
          const lit = springAt(fr - countAt - i * pace, 'snap');
          return (
            <div
              key={i}
              style={{
                position: 'relative',
                width: cell,
                height: cell,
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'center',
                opacity: come < 1 ? Math.min(1, come) : undefined,
              }}
            >
              <Glyph film={film} name={icon} size={cell * 0.74} colour={quietFill(film)} weight={1.15} />
              {i < n && lit > 0 ? (
                <div
                  style={{
                    position: 'absolute',
                    inset: 0,
                    display: 'flex',
                    alignItems: 'center',
                    justifyContent: 'center',
                    opacity: Math.min(1, lit),
                    transform: lit < 1 ? `scale(${0.8 + 0.2 * lit})` : undefined,
                  }}
                >
                  <Glyph film={film} name={icon} size={cell * 0.74} colour={piece.toneFill} weight={1.5} />
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
      {title ? (
        <TextBlock
          film={film}
          fitted={title}
          colour={piece.tone}
          fr={fr - countAt}
          kind={piece.kind}
          split="word"
          id="label"
        />
      ) : null}
    </PieceShell>
  );
}
