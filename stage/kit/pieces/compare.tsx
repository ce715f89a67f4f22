import type { CSSProperties } from 'react';
import { motionStyle, still } from '../entrances.ts';
import { Figure, figureOf, figureSize } from '../figure.tsx';
import { fitTogether } from '../fit.ts';
import { Glyph } from '../glyph.tsx';
import { progress, springAt } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { surfaceStyle } from '../surface.ts';
import { TextBlock } from '../text.tsx';

interface Side {
  title: string;
  items?: string[];
  figure?: string;
}

export interface CompareProps extends PieceProps {
  left: Side;
  right: Side;
  mode?: 'split' | 'wipe';
  winner?: 'left' | 'right' | 'none';
}

/** Two sides against each other, from opposite wings, or one wiped into the other. */
export function Compare(props: CompareProps) {
  const { left, right, mode = 'split', winner = 'right' } = props;
  const words = [left, right].flatMap(({ title, items = [], figure }) => [title, figure, ...items]);
  const piece = usePiece('Compare', props, { zone: 'main', words });
  if (!piece.shown) return null;
  const [first, second] = secondStart(props, piece);
  const sides = [
    { side: left, at: first, wins: winner === 'left', other: right },
    { side: right, at: second, wins: winner === 'right', other: left },
  ] as const;
  return (
    <PieceShell piece={piece}>
      {sides.map(({ side, at, wins, other }, i) => (
        <Panel
          key={side.title}
          piece={piece}
          side={side}
          other={other}
          index={i}
          at={at}
          wins={wins}
          wipe={mode === 'wipe'}
        />
      ))}
    </PieceShell>
  );
}

/** The second wing follows by 6 fr, its contents once the first has been read; a wipe waits for the cue. */
function secondStart({ mode, cues }: CompareProps, piece: Piece): [number, number] {
  const first = cues?.[0] === undefined ? 2 : piece.at(cues[0]);
  const spread = mode === 'wipe' ? piece.length * 0.42 : 8;
  return [first, cues?.[1] === undefined ? spread : piece.at(cues[1])];
}

interface PanelProps {
  piece: Piece;
  side: Side;
  other: Side;
  index: number;
  at: number;
  wins: boolean;
  wipe: boolean;
}

function Panel({ piece, side, other, index, at, wins, wipe }: PanelProps) {
  const { film, box, u, fr } = piece;
  const stacked = film.format === 'portrait';
  const gap = wipe ? 0 : 28 * u;
  const share = wipe ? 1 : 0.5;
  const width = stacked ? box.width : (box.width - (wipe ? 0 : gap)) * share;
  const height = stacked ? (box.height - (wipe ? 0 : gap)) * share : box.height;
  const after = wipe ? 0 : index * ((stacked ? height : width) + gap);
  const place: CSSProperties = stacked ? { top: after, left: 0 } : { top: 0, [film.rtl ? 'right' : 'left']: after };
  const wing = index === 0 ? -1 : 1;
  const way = 1 - springAt(fr - at, film.theme.energy === 'energetic' ? 'firm' : 'settle');
  const travel = (stacked ? { y: wing * 160 * way } : { x: (film.rtl ? -1 : 1) * wing * 200 * way }) as {
    x?: number;
    y?: number;
  };
  const motion = wipe ? wiped(index, fr, at, piece) : { ...still, ...travel, opacity: progress(fr, at, 9, 'soft') };
  const surface = surfaceStyle(film);
  const fill: CSSProperties = wins
    ? {
        ...surface,
        background: film.colours.brand,
        boxShadow: film.theme.shadow === 'soft' ? surface.boxShadow : undefined,
      }
    : surface;
  return (
    <div style={{ position: 'absolute', width, height, ...place, ...fill, ...motionStyle(motion, u) }}>
      <Contents piece={piece} side={side} other={other} width={width} height={height} at={at} wins={wins} />
    </div>
  );
}

function wiped(index: number, fr: number, at: number, { film }: Piece) {
  if (index === 0) return { ...still, opacity: progress(fr, at, 9, 'soft') };
  const left = (1 - progress(fr, at, film.lasts('draw'), 'move')) * 100;
  const clip =
    film.format === 'portrait'
      ? ([left, 0, 0, 0] as const)
      : film.rtl
        ? ([0, left, 0, 0] as const)
        : ([0, 0, 0, left] as const);
  return { ...still, clip };
}

interface ContentsProps {
  piece: Piece;
  side: Side;
  other: Side;
  width: number;
  height: number;
  at: number;
  wins: boolean;
}

/** Both sides are set at one size: the longer of the two decides. */
function Contents({ piece, side, other, width, height, at, wins }: ContentsProps) {
  const { film, u, fr } = piece;
  const { colours } = film;
  const pad = Math.min(width, height) * 0.09;
  const [inner, tall] = [width - 2 * pad, height - 2 * pad];
  const both = [side, other];
  const many = Math.max(...both.map(({ items }) => items?.length ?? 0));
  const figured = both.some(({ figure }) => figure);
  const alone = many === 0 && !figured;
  const [title] = fitTogether(
    both.map((each) => ({
      text: each.title,
      role: 'headline',
      voice: 'display',
      width: inner,
      height: tall * (alone ? 1 : 0.34),
    })),
    film,
  );
  const figures = both.filter(({ figure }) => figure).map(({ figure = '' }) => figureOf(figure, {}, film));
  const figureRoom = figured ? tall * (many ? 0.34 : 0.5) : 0;
  const size = figured ? figureSize(figures, inner, figureRoom, film, 240) : 0;
  const room = tall - (title?.height ?? 0) - figureRoom - 40 * u;
  const row = many ? Math.min(room / many, 200 * u) : 0;
  const lead = Math.min(row * 0.7, 58 * u);
  const texts = both
    .flatMap(({ items = [] }) => items)
    .map((text) => ({
      text,
      role: 'title' as const,
      voice: 'text' as const,
      width: inner - lead - 12 * u,
      height: row * 0.86,
      lines: 2,
    }));
  const fitted = fitTogether(texts, film).slice(0, side.items?.length ?? 0);
  const ink = wins ? colours.onBrand : colours.ink;
  const soft = wins ? colours.onBrand : colours.inkMuted;
  const own = side.figure ? figureOf(side.figure, {}, film) : null;
  const gap = Math.max(film.lasts('word') * 1.4, (piece.length * 0.45) / Math.max(1, many));
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        padding: pad,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: alone ? 'center' : 'space-between',
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      {title ? (
        <TextBlock
          film={film}
          fitted={title}
          colour={many || figured ? (wins ? colours.onBrand : colours.inkMuted) : ink}
          fr={fr - at - 4}
          kind={piece.kind}
          split="word"
          id={side.title}
        />
      ) : null}
      {own ? (
        <Figure film={film} parts={own} size={size} colour={ink} counted={progress(fr, at + 6, film.lasts('count'))} />
      ) : null}
      {many ? (
        <div style={{ height: row * many, display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }}>
          {fitted.map((item, i) => (
            <div key={item.text} style={{ height: row, display: 'flex', alignItems: 'center', gap: 12 * u }}>
              <div style={{ width: lead, flexShrink: 0 }}>
                <Glyph
                  film={film}
                  name={wins ? 'check' : 'dot'}
                  size={lead * (wins ? 0.8 : 0.5)}
                  colour={soft}
                  fr={fr - at - 12 - i * gap}
                  weight={wins ? 1.4 : 1}
                />
              </div>
              <TextBlock
                film={film}
                fitted={item}
                colour={ink}
                fr={fr - at - 10 - i * gap}
                kind={piece.kind}
                split="line"
                id={`${side.title}${i}`}
              />
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
