import { alpha } from '../colour.ts';
import type { Fitted } from '../fit.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';

export interface ChipsProps extends PieceProps {
  items: string[];
  title?: string;
}

interface Placed {
  fitted: Fitted;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Short terms that settle into places they already had; nothing flows. */
export function Chips(props: ChipsProps) {
  const { items, title } = props;
  const piece = usePiece('Chips', props, { zone: 'main', words: [title, ...items] });
  if (!piece.shown || items.length === 0) return null;
  const { film, box, u, fr } = piece;
  const heading = title
    ? piece.fit({
        text: title,
        role: 'headline',
        voice: 'display',
        width: box.width,
        height: box.height * 0.3,
        lines: 2,
      })
    : null;
  const space = heading ? 48 * u : 0;
  const { placed, height } = placeChips(items, piece, box.height - (heading ? heading.height + space : 0));
  const starts = piece.reveals(items.length, 24);
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: space,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      {heading ? (
        <TextBlock film={film} fitted={heading} colour={piece.tone} fr={fr} kind={piece.kind} split="word" id="title" />
      ) : null}
      <div style={{ position: 'relative', height, flexShrink: 0 }}>
        {placed.map((chip, i) => (
          <Chip key={chip.fitted.text} piece={piece} chip={chip} index={i} at={starts[i] ?? 0} />
        ))}
      </div>
    </PieceShell>
  );
}

/** Largest of the sizes at which the rows of chips stand in the box. */
function placeChips(items: string[], piece: Piece, room: number): { placed: Placed[]; height: number } {
  const { box, u } = piece;
  let result = { placed: [] as Placed[], height: 0 };
  for (const size of [104, 92, 80, 72, 64, 58, 52, 46, 42, 38, 34, 30, 26]) {
    result = rowsAt(items, piece, size * u);
    const narrow = result.placed.every(({ width }) => width <= box.width + 1);
    if (result.height <= room && narrow) break;
  }
  return result;
}

function rowsAt(items: string[], piece: Piece, size: number): { placed: Placed[]; height: number } {
  const { box, film } = piece;
  const pad = size * 0.72;
  const gap = size * 0.34;
  let [x, y, tall] = [0, 0, 0];
  const placed = items.map((text): Placed => {
    const fitted = piece.fit({
      text,
      role: 'headline',
      voice: 'text',
      weight: Math.max(550, film.cut('text').weight),
      width: box.width - 2 * pad,
      height: size * 6,
      cap: size,
      lowest: 'label',
    });
    const width = Math.ceil(fitted.width) + 2 + 2 * pad;
    const height = fitted.height + size * 0.8;
    if (x > 0 && x + width > box.width) {
      y += tall + gap;
      [x, tall] = [0, 0];
    }
    const spot = { fitted, x, y, width, height };
    x += width + gap;
    tall = Math.max(tall, height);
    return spot;
  });
  return { placed, height: y + tall };
}

function Chip({ piece, chip, index, at }: { piece: Piece; chip: Placed; index: number; at: number }) {
  const { film, fr, u } = piece;
  if (fr < at) return null;
  const { colours, theme } = film;
  const lead = index === 0;
  const radius = theme.radius >= 20 ? chip.height / 2 : theme.radius * u;
  const skin = lead
    ? { background: colours.brand }
    : { background: colours.surface, boxShadow: `inset 0 0 0 ${Math.max(2 * u, 1)}px ${alpha(colours.ink, 0.16)}` };
  return (
    <div
      style={{
        position: 'absolute',
        [film.rtl ? 'right' : 'left']: chip.x,
        top: chip.y,
        ...piece.part(at, 'shape', `chip${index}`),
      }}
    >
      <div
        style={{
          width: chip.width,
          height: chip.height,
          borderRadius: radius,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          ...skin,
        }}
      >
        <TextBlock film={film} fitted={chip.fitted} colour={lead ? colours.onBrand : colours.ink} align="center" />
      </div>
    </div>
  );
}
