import type { CSSProperties } from 'react';
import { type Fitted, fitTogether } from '../fit.ts';
import { Glyph } from '../glyph.tsx';
import { mix, progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { readingFr } from '../reading.ts';
import { TextBlock } from '../text.tsx';

type MarkerKind = 'number' | 'dot' | 'check' | 'dash' | 'none';

export interface ListBuildProps extends PieceProps {
  items: string[];
  title?: string;
  marker?: MarkerKind;
  /** Number of the first item. */
  start?: number;
  keep?: boolean;
  /** The item in the brand's colour. */
  highlight?: string;
}

/** A list that grows item by item; what has been read steps back until the last one stands. */
export function ListBuild(props: ListBuildProps) {
  const { items, title, marker = 'dot', start = 1, keep = true, highlight } = props;
  const piece = usePiece('ListBuild', props, { zone: 'main', words: [title, ...items] });
  if (!piece.shown) return null;
  const { film, box, u } = piece;
  const starts = piece.reveals(items.length);
  const heading = title
    ? piece.fit({
        text: title,
        role: items.length > 4 ? 'title' : 'headline',
        voice: 'display',
        width: box.width,
        height: box.height * 0.26,
        lines: 2,
      })
    : null;
  const space = heading ? Math.min(48 * u, box.height * 0.06) : 0;
  const room = box.height - (heading ? heading.height + space : 0);
  const rows = rowsOf(items, room, (film.format === 'landscape' ? 210 : 260) * u);
  const least = Math.min(...rows.map(({ height }) => height));
  const lead = marker === 'none' ? 0 : Math.min(least * 0.9, 132 * u, box.width * 0.1);
  const fits = fitTogether(
    items.map((text, i) => ({
      text,
      role: items.length <= 5 ? 'headline' : 'title',
      voice: heading ? 'text' : 'display',
      width: box.width - lead,
      height: (rows[i]?.height ?? 0) * 0.82,
      // A sentence is bounded by its row alone.
      ...(items.some(isSentence) ? { lines: 8 } : {}),
    })),
    film,
  );
  const last = starts.at(-1) ?? 0;
  const allBack = last + readingFr(items.at(-1) ?? '', film.theme.energy);
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
        <TextBlock
          film={film}
          fitted={heading}
          colour={piece.tone}
          fr={piece.fr}
          kind={piece.kind}
          split="word"
          id="title"
        />
      ) : null}
      <div
        style={{
          position: 'relative',
          height: rows.reduce((sum, { height }) => sum + height, 0),
          width: box.width,
          flexShrink: 0,
        }}
      >
        {fits.map((fitted, i) => {
          const next = starts[i + 1];
          const dim = keep
            ? dimmed(piece, next, allBack)
            : next === undefined
              ? 1
              : 1 - progress(piece.fr, next, film.lasts('word'), 'soft');
          return (
            <Row
              key={fitted.text}
              piece={piece}
              fitted={fitted}
              index={i}
              number={start + i}
              start={starts[i] ?? 0}
              top={rows[i]?.top ?? 0}
              height={rows[i]?.height ?? 0}
              lead={lead}
              marker={marker}
              opacity={dim}
              lit={items[i] === highlight}
            />
          );
        })}
      </div>
    </PieceShell>
  );
}

/** From so many characters on an item is a sentence and no title. */
const isSentence = (text: string) => text.length > 48;
/** Characters that a row has the height of, however short its item is. */
const shortest = 30;

/** Rows of a list: of one height under titles; sentences have height by their length, which keeps all of them large. */
function rowsOf(items: readonly string[], room: number, most: number): { top: number; height: number }[] {
  const isTold = items.some(isSentence);
  const weights = items.map((text) => (isTold ? Math.max(text.length, shortest) : 1));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const height = Math.min(room, most * (isTold ? 1.7 : 1) * items.length);
  const heights = weights.map((weight) => (weight / sum) * height);
  return heights.map((own, i) => ({ top: heights.slice(0, i).reduce((all, one) => all + one, 0), height: own }));
}

/** Earlier items step back to .82 while the next are read, and return for the last rest. */
function dimmed({ fr, film }: Piece, next: number | undefined, allBack: number): number {
  if (next === undefined) return 1;
  const back = progress(fr, allBack, film.lasts('card'), 'soft');
  return mix(mix(1, 0.82, progress(fr, next, film.lasts('word'), 'soft')), 1, back);
}

interface RowProps {
  piece: Piece;
  fitted: Fitted;
  index: number;
  number: number;
  start: number;
  top: number;
  height: number;
  lead: number;
  marker: MarkerKind;
  opacity: number;
  lit: boolean;
}

function Row({ piece, fitted, index, number, start, top, height, lead, marker, opacity, lit }: RowProps) {
  const { film, fr, u } = piece;
  if (fr < start) return null;
  const line = progress(fr, start, film.lasts('card') * 1.4);
  const style: CSSProperties = {
    position: 'absolute',
    top,
    left: 0,
    right: 0,
    height,
    display: 'flex',
    alignItems: 'center',
  };
  return (
    <div style={style}>
      {index > 0 ? (
        <div
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            right: 0,
            height: Math.max(1.5 * u, 1),
            background: film.colours.line,
            transform: `scaleX(${line})`,
            transformOrigin: film.rtl ? '100% 0' : '0 0',
          }}
        />
      ) : null}
      {marker === 'none' ? null : (
        <div
          style={{
            width: lead,
            flexShrink: 0,
            display: 'flex',
            alignItems: 'center',
            // A numeral is read: no edge of a mask may cut it.
            ...(marker === 'number'
              ? { opacity: progress(fr, start, 9, 'soft') }
              : piece.part(start, 'shape', `marker${index}`)),
          }}
        >
          <Marker
            piece={piece}
            kind={marker}
            number={number}
            size={Math.min(fitted.size, lead * 0.72)}
            fr={fr - start}
          />
        </div>
      )}
      {/* Words step back, numerals do not: a colour on a middling ground has no contrast to spare. */}
      <div
        data-fw-allow={opacity < 0.99 ? 'contrast' : undefined}
        style={{ opacity: opacity < 1 ? opacity : undefined }}
      >
        <TextBlock
          film={film}
          fitted={fitted}
          colour={lit ? film.colours.brandText : piece.tone}
          fr={fr - start - 2}
          kind={piece.kind}
          split="word"
          id={`item${index}`}
        />
      </div>
    </div>
  );
}

function Marker({
  piece,
  kind,
  number,
  size,
  fr,
}: {
  piece: Piece;
  kind: MarkerKind;
  number: number;
  size: number;
  fr: number;
}) {
  const { film, u } = piece;
  const { colours } = film;
  if (kind === 'number') {
    const fitted = piece.fit({
      text: String(number),
      role: 'headline',
      voice: 'display',
      width: size * 2,
      height: size * 1.4,
      cap: size,
      lines: 1,
      lowest: 'label',
    });
    return <TextBlock film={film} fitted={fitted} colour={colours.brandText} />;
  }
  if (kind === 'check') {
    return (
      <div
        style={{
          width: size * 0.86,
          height: size * 0.86,
          borderRadius: Math.min(film.theme.radius * u, size / 2),
          background: colours.brand,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Glyph film={film} name="check" size={size * 0.6} colour={colours.onBrand} fr={fr - 3} weight={1.5} />
      </div>
    );
  }
  const shape =
    kind === 'dash'
      ? { width: size * 0.62, height: Math.max(5 * u, size * 0.1) }
      : { width: size * 0.3, height: size * 0.3, borderRadius: film.theme.radius > 4 ? '50%' : 0 };
  return <div style={{ ...shape, background: piece.toneFill }} />;
}
