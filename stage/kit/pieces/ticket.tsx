import type { CSSProperties } from 'react';
import { fitTogether } from '../fit.ts';
import { Glyph } from '../glyph.tsx';
import { progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';
import { half, maskOf, type TicketShape } from '../ticket-shape.ts';

export interface TicketProps extends PieceProps {
  title: string;
  date?: string;
  place?: string;
  price?: string;
  code?: string;
  items?: string[];
}

/** An admission ticket that assembles: name and place on the body, date and price on the stub. */
export function Ticket(props: TicketProps) {
  const { title, date, place, price, code, items = [] } = props;
  const piece = usePiece('Ticket', props, { zone: 'main', words: [title, date, place, price, code, ...items] });
  if (!piece.shown) return null;
  const { box, film, u } = piece;
  const upright = box.width < box.height * 1.25;
  const stub = date || price || code;
  // In an upright frame lines of hours and prices want half of it, where the body holds a name and a place alone.
  const isLong = upright && items.length === 0 && `${date ?? ''}${price ?? ''}`.length > 24;
  const share = stub ? (isLong ? 0.48 : upright && items.length === 0 ? 0.6 : 0.66) : 1;
  const shape: TicketShape = {
    width: box.width,
    height: Math.min(box.height, upright ? box.width * 1.35 : box.width * 0.56),
    cut: share,
    upright,
    notch: stub ? 30 * u : 0,
  };
  const starts = piece.reveals(4 + items.length, 66);
  const [bodyFill, stubFill] = [film.colours.surface, film.colours.brand];
  return (
    <PieceShell piece={piece} style={{ display: 'flex', alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          position: 'relative',
          width: shape.width,
          height: shape.height,
          flexShrink: 0,
          direction: film.rtl ? 'rtl' : 'ltr',
          filter:
            film.theme.shadow === 'soft' && !film.dark
              ? `drop-shadow(0 ${20 * u}px ${40 * u}px ${film.colours.ink}2b)`
              : undefined,
        }}
      >
        <div
          style={{
            ...half(shape, 'body', film.rtl),
            ...maskOf(shape, 'body', film.rtl, Math.min(film.theme.radius, 28) * u),
            background: bodyFill,
            ...piece.part(0, 'shape', 'body'),
          }}
        >
          <BodyHalf piece={piece} props={props} shape={shape} starts={starts} />
        </div>
        {stub ? (
          <div
            style={{
              ...half(shape, 'stub', film.rtl),
              ...maskOf(shape, 'stub', film.rtl, Math.min(film.theme.radius, 28) * u),
              background: stubFill,
              ...piece.part(film.lasts('gap') * 2, 'shape', 'stub'),
            }}
          >
            <StubHalf piece={piece} props={props} shape={shape} starts={starts} />
          </div>
        ) : null}
      </div>
    </PieceShell>
  );
}

interface HalfProps {
  piece: Piece;
  props: TicketProps;
  shape: TicketShape;
  starts: number[];
}

function BodyHalf({ piece, props, shape, starts }: HalfProps) {
  const { film, u, fr } = piece;
  const { title, place, items = [] } = props;
  const pad = Math.min(shape.width, shape.height) * 0.085;
  const width = shape.width * (shape.upright ? 1 : shape.cut) - 2 * pad;
  const height = shape.height * (shape.upright ? shape.cut : 1) - 2 * pad;
  const placeRoom = place ? Math.min(height * (items.length ? 0.2 : 0.3), 190 * u) : 0;
  const itemRoom = items.length ? height * 0.28 : 0;
  const name = piece.fit({
    text: title,
    role: 'display',
    voice: 'display',
    width,
    height: height - placeRoom - itemRoom - 24 * u,
  });
  const pin = Math.min(placeRoom * 0.62, 72 * u);
  const spot = place
    ? piece.fit({ text: place, role: 'title', voice: 'text', width: width - pin - 20 * u, height: placeRoom, lines: 2 })
    : null;
  const acts = fitTogether(
    items
      .slice(0, 3)
      .map((text) => ({ text, role: 'body', voice: 'text', width: width - 40 * u, height: itemRoom / 3, lines: 1 })),
    film,
  );
  const placeAt = starts[2] ?? 0;
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        padding: pad,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
      }}
    >
      <TextBlock
        film={film}
        fitted={name}
        colour={film.colours.ink}
        fr={fr - (starts[0] ?? 0)}
        kind={piece.kind}
        split="word"
        id="title"
      />
      {acts.length ? (
        <div style={{ display: 'flex', flexDirection: 'column', gap: 10 * u }}>
          {acts.map((act, i) => (
            <div key={act.text} style={{ display: 'flex', alignItems: 'center', gap: 20 * u }}>
              <div
                style={{
                  width: 20 * u,
                  height: Math.max(4 * u, 3),
                  background: film.colours.brand,
                  ...piece.part(starts[4 + i] ?? 0, 'shape', `dash${i}`),
                }}
              />
              <TextBlock
                film={film}
                fitted={act}
                colour={film.colours.ink}
                fr={fr - (starts[4 + i] ?? 0)}
                kind={piece.kind}
                id={`act${i}`}
              />
            </div>
          ))}
        </div>
      ) : null}
      {spot ? (
        <div style={{ display: 'flex', alignItems: 'center', gap: 20 * u, height: placeRoom }}>
          <Glyph film={film} name="pin" size={pin} colour={film.colours.brandText} fr={fr - placeAt} />
          <TextBlock
            film={film}
            fitted={spot}
            colour={film.colours.ink}
            fr={fr - placeAt - 4}
            kind={piece.kind}
            id="place"
          />
        </div>
      ) : null}
    </div>
  );
}

function StubHalf({ piece, props, shape, starts }: HalfProps) {
  const { film, u, fr } = piece;
  const { onBrand } = film.colours;
  const { date, price, code } = props;
  const pad = Math.min(shape.width, shape.height) * 0.075;
  const width = shape.width * (shape.upright ? 1 : 1 - shape.cut) - 2 * pad;
  const height = shape.height * (shape.upright ? 1 - shape.cut : 1) - 2 * pad;
  const rest = [price, code].filter(Boolean).length;
  const when = date
    ? piece.fit({ text: date, role: 'display', voice: 'display', width, height: height * (rest ? 0.62 : 0.95) })
    : null;
  const row = shape.upright ? height * 0.36 : height * (code ? 0.26 : 0.36);
  const cost = price
    ? piece.fit({
        text: price,
        role: 'headline',
        voice: 'display',
        width: shape.upright && code ? width * 0.48 : width,
        height: row,
        lines: 2,
        // A few words of price may be as large as a long date, a sentence of it may not.
        cap: (when?.size ?? Number.POSITIVE_INFINITY) * (price.length <= 10 ? 1.25 : price.length <= 18 ? 1 : 0.8),
      })
    : null;
  const slip = code
    ? piece.fit({
        text: code,
        role: 'headline',
        voice: 'mono',
        width: (shape.upright && price ? width * 0.48 : width) - 48 * u,
        height: row * 0.8,
        lines: 1,
      })
    : null;
  const [dateAt, priceAt] = [starts[1] ?? 0, starts[3] ?? 0];
  const turned = progress(fr, dateAt, film.lasts('hero'));
  const edge = { position: 'absolute', borderColor: onBrand, opacity: 0.5 } as const;
  const gap = shape.notch * 1.5;
  const tear: CSSProperties = shape.upright
    ? { ...edge, top: 0, left: gap, right: gap, borderTopStyle: 'dashed', borderTopWidth: 4 * u }
    : {
        ...edge,
        top: gap,
        bottom: gap,
        [film.rtl ? 'right' : 'left']: 0,
        borderLeftStyle: 'dashed',
        borderLeftWidth: 4 * u,
      };
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        padding: pad,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: rest ? 'space-between' : 'center',
      }}
    >
      <div style={tear} />
      {when ? (
        <div style={{ perspective: 1200 * u, opacity: turned > 0 ? undefined : 0 }}>
          <div
            style={{
              transform: turned < 1 ? `rotateX(${(1 - turned) * -84}deg)` : undefined,
              transformOrigin: '50% 100%',
            }}
          >
            <TextBlock film={film} fitted={when} colour={onBrand} />
          </div>
        </div>
      ) : null}
      {rest ? (
        <div
          style={{
            display: 'flex',
            flexDirection: shape.upright ? 'row' : 'column',
            gap: 16 * u,
            alignItems: shape.upright ? 'center' : 'flex-start',
            justifyContent: 'space-between',
          }}
        >
          {cost ? (
            <TextBlock film={film} fitted={cost} colour={onBrand} fr={fr - priceAt} kind={piece.kind} id="price" />
          ) : null}
          {slip ? (
            <div
              style={{
                padding: `${8 * u}px ${24 * u}px`,
                boxShadow: `inset 0 0 0 ${3 * u}px ${onBrand}`,
                ...piece.part(priceAt + 4, 'shape', 'code'),
              }}
            >
              <TextBlock film={film} fitted={slip} colour={onBrand} />
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
