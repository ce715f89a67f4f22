import { motionStyle } from '../entrances.ts';
import { emWidth } from '../measure.ts';
import { type PieceProps, usePiece } from '../piece.tsx';

export interface TickerProps extends PieceProps {
  items: string[];
  speed?: number;
}

/** A band across the frame with a running line; it enters moving and keeps its speed. */
export function Ticker(props: TickerProps) {
  const { items, speed = 3 } = props;
  const piece = usePiece('Ticker', props, { zone: 'low', words: items, kind: 'up', enters: true });
  if (!piece.shown || items.length === 0) return null;
  const { film, fr, u } = piece;
  const { colours } = film;
  const size = (film.format === 'landscape' ? 52 : 60) * u;
  const height = size * 2.1;
  const style = { family: film.family('display'), weight: film.cut('display').weight, tracking: 0 };
  const gap = size * 1.4;
  const run = items.reduce((sum, item) => sum + emWidth(item, style) * size + gap, 0);
  const copies = Math.ceil(film.width / run) + 1;
  const moved = (fr * speed * u) % run;
  const top = film.strict
    ? film.height * 0.65 - height
    : Math.min(film.height * 0.93 - height, piece.box.y + piece.box.height - height);
  return (
    <div
      data-fw-piece="Ticker"
      data-fw-allow="clip off-canvas"
      style={{
        position: 'absolute',
        left: 0,
        top,
        width: film.width,
        height,
        overflow: 'hidden',
        background: colours.brand,
        ...motionStyle(piece.whole, u),
      }}
    >
      <div
        style={{
          position: 'absolute',
          display: 'flex',
          height,
          alignItems: 'center',
          [film.rtl ? 'right' : 'left']: 0,
          transform: `translateX(${(film.rtl ? 1 : -1) * moved}px)`,
          fontFamily: style.family,
          fontWeight: style.weight,
          fontSize: size,
          color: colours.onBrand,
          whiteSpace: 'pre',
          direction: film.rtl ? 'rtl' : 'ltr',
        }}
      >
        {[...Array(copies).keys()].flatMap((copy) =>
          items.map((item) => (
            <span
              key={`${copy}${item}`}
              style={{
                flexShrink: 0,
                width: emWidth(item, style) * size + gap,
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
              }}
            >
              {item}
              <span
                style={{
                  width: size * 0.22,
                  height: size * 0.22,
                  marginInlineEnd: (gap - size * 0.22) / 2,
                  background: colours.onBrand,
                  borderRadius: film.theme.radius > 2 ? '50%' : 0,
                }}
              />
            </span>
          )),
        )}
      </div>
    </div>
  );
}
