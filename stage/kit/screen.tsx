/** What stands on a drawn screen: a heading over blocks of unlike size, no invented words. */
import { blend } from './colour.ts';
import { fitTogether } from './fit.ts';
import type { Piece } from './piece.tsx';
import { TextBlock } from './text.tsx';

interface ScreenProps {
  piece: Piece;
  width: number;
  height: number;
  title?: string;
  blocks: string[];
  columns: number;
  starts: number[];
}

export function Screen({ piece, width, height, title, blocks, columns, starts }: ScreenProps) {
  const { film, fr, u } = piece;
  const { colours, theme } = film;
  const pad = Math.min(width, height) * 0.07;
  const gap = 20 * u;
  const inner = width - 2 * pad;
  const heading = title
    ? piece.fit({ text: title, role: 'headline', voice: 'display', width: inner, height: height * 0.2, lines: 2 })
    : null;
  const top = pad + (heading ? heading.height + gap * 1.4 : 0);
  const lines = Math.max(1, Math.ceil(blocks.length / columns));
  const cell = {
    width: (inner - gap * (columns - 1)) / columns,
    height: (height - top - pad - gap * (lines - 1)) / lines,
  };
  const fits = fitTogether(
    blocks.map((text) => ({ text, role: 'title', voice: 'text', width: cell.width * 0.84, height: cell.height * 0.7 })),
    film,
  );
  const side = film.rtl ? 'right' : 'left';
  return (
    <div style={{ position: 'absolute', inset: 0, direction: film.rtl ? 'rtl' : 'ltr' }}>
      {heading ? (
        <div style={{ position: 'absolute', top: pad, [side]: pad }}>
          <TextBlock
            film={film}
            fitted={heading}
            colour={colours.ink}
            fr={fr - 6}
            kind={piece.kind}
            split="word"
            id="screen"
          />
        </div>
      ) : null}
      {fits.map((fitted, i) => {
        const at = starts[i] ?? 0;
        if (fr < at) return null;
        const lead = i === 0;
        const fill = lead ? colours.brand : blend(colours.surface, colours.brand, film.dark ? 0.16 : 0.1);
        return (
          <div
            key={fitted.text}
            style={{
              position: 'absolute',
              [side]: pad + (i % columns) * (cell.width + gap),
              top: top + Math.floor(i / columns) * (cell.height + gap),
              ...piece.part(at, 'shape', `block${i}`),
            }}
          >
            <div
              style={{
                position: 'relative',
                width: cell.width,
                height: cell.height,
                borderRadius: Math.min(theme.radius, 24) * u,
                background: fill,
                display: 'flex',
                alignItems: 'center',
                paddingInlineStart: cell.width * 0.08,
                boxSizing: 'border-box',
                overflow: 'hidden',
              }}
            >
              <TextBlock film={film} fitted={fitted} colour={lead ? colours.onBrand : colours.ink} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
