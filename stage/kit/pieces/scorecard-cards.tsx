import type { CSSProperties } from 'react';
import { alpha } from '../colour.ts';
import { type Fitted, fitTogether } from '../fit.ts';
import { Glyph } from '../glyph.tsx';
import { progress } from '../motion.ts';
import type { Piece } from '../piece.tsx';
import { surfaceStyle } from '../surface.ts';
import { TextBlock } from '../text.tsx';

export interface ScoreRow {
  label: string;
  cells: (string | boolean)[];
}

/**
 * A table of which no column is wide enough to be read: each of its columns as a card, its first value large.
 * A row without a label, or prices, are told as cards in a wide frame too.
 */
export function asCards(cols: readonly string[], rows: readonly ScoreRow[], format: Piece['film']['format']): boolean {
  if (cols.length < 2) return false;
  if (format === 'portrait') return true;
  const isPriced = rows[0]?.cells.every((cell) => typeof cell === 'string' && /\p{Sc}/u.test(cell)) === true;
  const isBare = rows.some(({ label }) => label === '');
  return format === 'square' ? cols.length >= 3 || isBare : isPriced || isBare;
}

interface CardsProps {
  piece: Piece;
  cols: string[];
  rows: ScoreRow[];
  winner: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cards beside each other in a wide frame, one above the other elsewhere. */
export function ScoreCards({ piece, cols, rows, winner }: CardsProps) {
  const { film, box, u } = piece;
  const isTall = film.format === 'landscape';
  const gap = (isTall ? 32 : 26) * u;
  const n = cols.length;
  const width = isTall ? (box.width - gap * (n - 1)) / n : box.width;
  const height = isTall
    ? Math.min(box.height, 780 * u)
    : Math.min((box.height - gap * (n - 1)) / n, (n === 2 ? 620 : 470) * u);
  const top = (box.height - (isTall ? height : height * n + gap * (n - 1))) / 2;
  const places = placesOf(width, height, rows.length, isTall, u);
  const texts = (cell: string | boolean | undefined) => (typeof cell === 'string' ? cell : '');
  const request = (text: string, place: Box, role: 'headline' | 'title' | 'body') => ({
    text,
    role,
    voice: role === 'body' ? ('text' as const) : ('display' as const),
    width: place.width,
    height: place.height,
    lines: 2,
  });
  const heads = fitTogether(
    cols.map((text) => request(text, places.head, 'headline')),
    film,
  );
  const leads = fitTogether(
    cols.map((_, i) => request(texts(rows[0]?.cells[i]), places.lead, 'headline')),
    film,
  );
  // One size for all values, so that none seems to matter more than its neighbour.
  const values = fitTogether(
    rows
      .slice(1)
      .flatMap(({ cells }, at) =>
        cols.map((_, i) => request(texts(cells[i]), places.values[at] ?? places.lead, isTall ? 'title' : 'headline')),
      ),
    film,
  );
  const labels = fitTogether(
    rows.map(({ label }, at) =>
      request(label, (at === 0 ? places.leadLabel : places.labels[at - 1]) ?? places.lead, 'body'),
    ),
    film,
  );
  const starts = piece.reveals(n);
  return cols.map((col, i) => (
    <OneCard
      key={col}
      piece={piece}
      at={starts[i] ?? 0}
      place={{ x: isTall ? i * (width + gap) : 0, y: top + (isTall ? 0 : i * (height + gap)), width, height }}
      places={places}
      head={heads[i]}
      cells={rows.map(({ cells }, at) => ({
        value: at === 0 ? leads[i] : values[(at - 1) * n + i],
        sign: typeof cells[i] === 'boolean' ? (cells[i] as boolean) : null,
        label: labels[at],
      }))}
      wins={i === winner}
      id={`card${i}`}
    />
  ));
}

interface Places {
  head: Box;
  lead: Box;
  leadLabel: Box;
  rule: Box;
  values: Box[];
  /** Below the values, or before them. */
  labels: Box[];
  isTall: boolean;
}

/** Where the words of a card stand, in pixels from its corner. */
function placesOf(width: number, height: number, rows: number, isTall: boolean, u: number): Places {
  const pad = Math.min(46 * u, height * 0.095);
  const [inner, tall] = [width - 2 * pad, height - 2 * pad];
  const rest = rows - 1;
  const box = (x: number, y: number, w: number, h: number): Box => ({ x: pad + x, y: pad + y, width: w, height: h });
  const times = (place: (at: number) => Box) => Array.from({ length: rest }, (_, at) => place(at));
  if (isTall) {
    const upper = rest === 0 ? tall : tall * (rest > 3 ? 0.44 : 0.58);
    const row = (tall - upper) / Math.max(1, rest);
    return {
      head: box(0, 0, inner, upper * 0.26),
      lead: box(0, upper * 0.28, inner, upper * 0.42),
      leadLabel: box(0, upper * 0.71, inner, upper * 0.22),
      rule: box(0, upper * 0.98, inner, 2 * u),
      values: times((at) => box(inner * 0.44, upper + at * row, inner * 0.56, row)),
      labels: times((at) => box(0, upper + at * row, inner * 0.42, row)),
      isTall,
    };
  }
  const across = rest === 4 ? 2 : Math.min(3, Math.max(1, rest));
  const lines = Math.max(1, Math.ceil(rest / across));
  const upper = rest === 0 ? tall : tall * (lines > 1 ? 0.38 : 0.5);
  const lower = upper + 0.03 * tall;
  const [cell, row] = [inner / across, (tall - lower) / lines];
  const spot = (at: number, from: number, share: number): Box =>
    box((at % across) * cell, lower + (Math.floor(at / across) + from) * row, cell * 0.94, row * share);
  return {
    head: box(0, 0, inner * 0.48, upper * 0.9),
    lead: box(inner * 0.52, 0, inner * 0.48, upper * 0.58),
    leadLabel: box(inner * 0.52, upper * 0.58, inner * 0.48, upper * 0.38),
    rule: box(0, upper * 0.99, inner, 2 * u),
    values: times((at) => spot(at, 0.02, 0.56)),
    labels: times((at) => spot(at, 0.58, 0.42)),
    isTall,
  };
}

interface OneCardProps {
  piece: Piece;
  at: number;
  place: Box;
  places: Places;
  head: Fitted | undefined;
  cells: { value: Fitted | undefined; sign: boolean | null; label: Fitted | undefined }[];
  wins: boolean;
  id: string;
}

function OneCard({ piece, at, place, places, head, cells, wins, id }: OneCardProps) {
  const { film, fr, u } = piece;
  if (fr < at) return null;
  const { colours } = film;
  const ink = wins ? colours.onBrand : piece.tone;
  const soft = wins ? colours.onBrand : colours.inkMuted;
  const surface: CSSProperties = { ...surfaceStyle(film), ...(wins ? { background: colours.brand } : {}) };
  const side = film.rtl ? 'right' : 'left';
  const spot = ({ x, y, width, height }: Box, end: boolean): CSSProperties => ({
    position: 'absolute',
    [side]: x,
    top: y,
    width,
    height,
    display: 'flex',
    alignItems: 'center',
    justifyContent: end ? 'flex-end' : 'flex-start',
  });
  const words = (fitted: Fitted | undefined, box: Box, colour: string, end: boolean, key: string, foot = false) =>
    fitted === undefined || fitted.text === '' ? null : (
      <div key={key} style={{ ...spot(box, end), ...(foot ? { alignItems: 'flex-start' } : {}) }}>
        <TextBlock film={film} fitted={fitted} colour={colour} align={end ? 'end' : 'start'} />
      </div>
    );
  return (
    <div
      style={{
        position: 'absolute',
        [side]: place.x,
        top: place.y,
        width: place.width,
        height: place.height,
        direction: film.rtl ? 'rtl' : 'ltr',
        ...surface,
        ...piece.part(at, 'shape', id),
      }}
    >
      {words(head, places.head, ink, false, 'head')}
      {cells.map(({ value, sign, label }, i) => {
        const isLead = i === 0;
        const box = isLead ? places.lead : (places.values[i - 1] ?? places.lead);
        // A value without a label stands where its label would.
        const isAlone = places.isTall && label?.text === '';
        const end = isLead ? !places.isTall : places.isTall && !isAlone;
        const named = isLead ? places.leadLabel : (places.labels[i - 1] ?? places.leadLabel);
        const size = Math.min(box.height * 0.8, 84 * u);
        const colour = isLead && !wins ? colours.brandText : ink;
        return [
          sign === null ? (
            words(
              value,
              isAlone && !isLead ? { ...named, width: box.width } : box,
              colour,
              end,
              `value${id}${isLead}${box.x}${box.y}`,
            )
          ) : (
            <div key={`sign${id}${box.x}${box.y}`} style={spot(box, end)}>
              <Glyph
                film={film}
                name={sign ? 'check' : 'cross'}
                size={size}
                colour={sign ? colour : soft}
                fr={fr - at - 6}
                weight={sign ? 1.5 : 1}
              />
            </div>
          ),
          words(
            label,
            named,
            soft,
            isLead && !places.isTall,
            `label${id}${named.x}${named.y}`,
            isLead || !places.isTall,
          ),
        ];
      })}
      {cells.length < 2 ? null : (
        <div
          style={{
            position: 'absolute',
            left: places.rule.x,
            top: places.rule.y,
            width: places.rule.width,
            height: Math.max(1, places.rule.height),
            background: alpha(ink, 0.22),
            transform: `scaleX(${progress(fr, at + 4, film.lasts('card'))})`,
            transformOrigin: film.rtl ? '100% 0' : '0 0',
          }}
        />
      )}
    </div>
  );
}
