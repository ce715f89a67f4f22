import type { Format } from '../../../contract/setting.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { type CardContent, CardFace } from './card.tsx';

export interface CardGridProps extends PieceProps {
  items: CardContent[];
  lead?: number;
}

interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Two to six cards of unlike size: the lead one first and largest, the others outwards from it. */
export function CardGrid(props: CardGridProps) {
  const { lead = 0 } = props;
  const items = props.items.slice(0, 6);
  const words = items.flatMap(({ title, text, figure, label }) => [title, text, figure, label]);
  const piece = usePiece('CardGrid', props, { zone: 'full', words });
  if (!piece.shown || items.length === 0) return null;
  const { film, box, u } = piece;
  const order = [...items.keys()].sort((a, b) => Number(b === lead) - Number(a === lead) || a - b);
  const cells = cellsOf(items.length, box.width > box.height * 1.3 ? 'landscape' : film.format);
  const starts = piece.reveals(items.length, 60);
  const gap = 24 * u;
  const areFacts = items.every(isFact);
  return (
    <PieceShell piece={piece}>
      {order.map((item, i) => {
        const [content, cell] = [items[item], cells[i]];
        if (!content || !cell) return null;
        const at = starts[i] ?? 0;
        const width = cell.w * (box.width + gap) - gap;
        const height = cell.h * (box.height + gap) - gap;
        const side = film.rtl ? 'right' : 'left';
        return (
          <div
            key={content.title}
            style={{
              position: 'absolute',
              [side]: cell.x * (box.width + gap),
              top: cell.y * (box.height + gap),
              width,
              height,
              ...piece.part(at, 'shape', `card${i}`),
            }}
          >
            <CardFace
              piece={piece}
              content={content}
              width={width}
              height={height}
              starts={[at + 3, at + 12, at + 6]}
              lead={i === 0}
              brand={i === 0}
              fact={areFacts}
            />
          </div>
        );
      })}
    </PieceShell>
  );
}

/** A few words below a title are what the card is there for; a sentence explains its title. */
const isFact = ({ text = '', figure, label, icon }: CardContent) =>
  text !== '' && text.length <= 26 && figure === undefined && label === undefined && icon === undefined;

/** Cells in shares of the box, the lead one first. */
function cellsOf(n: number, format: Format): Cell[] {
  const across = format === 'landscape';
  const share = n <= 2 ? 0.56 : across ? 0.46 : n <= 3 ? 0.44 : 0.36;
  const first: Cell =
    n === 1 ? { x: 0, y: 0, w: 1, h: 1 } : across ? { x: 0, y: 0, w: share, h: 1 } : { x: 0, y: 0, w: 1, h: share };
  const rest = n - 1;
  const room: Cell = across ? { x: share, y: 0, w: 1 - share, h: 1 } : { x: 0, y: share, w: 1, h: 1 - share };
  const columns = rest <= 2 && !(format === 'square' && rest === 2) ? 1 : 2;
  const lines = Math.ceil(rest / columns);
  const odd = columns === 2 && rest % 2 === 1;
  const others = Array.from({ length: rest }, (_, i): Cell => {
    const place = odd ? i + 1 : i;
    const wide = odd && i === 0;
    const [column, line] = wide ? [0, 0] : [place % columns, Math.floor(place / columns)];
    return {
      x: room.x + (column / columns) * room.w,
      y: room.y + (line / lines) * room.h,
      w: room.w / (wide ? 1 : columns),
      h: room.h / lines,
    };
  });
  return [first, ...others];
}
