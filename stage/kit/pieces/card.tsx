import type { CSSProperties } from 'react';
import { Figure, figureOf, figureSize } from '../figure.tsx';
import { Glyph } from '../glyph.tsx';
import { progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { surfaceStyle } from '../surface.ts';
import { TextBlock } from '../text.tsx';

export interface CardContent {
  title: string;
  text?: string;
  icon?: string;
  figure?: string;
  label?: string;
}

export interface CardProps extends PieceProps, CardContent {}

/** One fact on one surface. */
export function Card(props: CardProps) {
  const { title, text, icon, figure, label } = props;
  const piece = usePiece('Card', props, { zone: 'main', words: [title, text, figure, label], enters: true });
  if (!piece.shown) return null;
  const { box } = piece;
  const starts = piece.reveals(3, 24);
  return (
    <PieceShell piece={piece}>
      <CardFace
        piece={piece}
        content={{ title, text, icon, figure, label }}
        width={box.width}
        height={box.height}
        starts={starts}
        lead
      />
    </PieceShell>
  );
}

interface CardFaceProps {
  piece: Piece;
  content: CardContent;
  width: number;
  height: number;
  /** fr at which title, text and figure come. */
  starts: readonly number[];
  /** The lead card of a grid, or one alone: larger type. */
  lead?: boolean;
  /** On the brand's colour instead of the surface. */
  brand?: boolean;
  /** Its text is the fact and its title what that is called: "3" below "Beds". */
  fact?: boolean;
}

/** Face of a card: sign or figure at the top, words at the foot, air between. */
export function CardFace(props: CardFaceProps) {
  const { piece, content, width, height, starts, lead = false, brand = false, fact = false } = props;
  const { film, u, fr } = piece;
  const { colours } = film;
  const pad = Math.min(width, height) * (lead ? 0.11 : 0.1);
  const [inner, tall] = [width - 2 * pad, height - 2 * pad];
  const ink = brand ? colours.onBrand : piece.tone;
  const parts = content.figure ? figureOf(content.figure, {}, film) : null;
  const top = content.figure ? tall * 0.42 : content.icon ? Math.min(tall * 0.3, 150 * u) : 0;
  const label = content.label
    ? piece.fit({ text: content.label, role: 'label', voice: 'label', width: inner, height: tall * 0.12, lines: 1 })
    : null;
  const rest = tall - top - (top ? 28 * u : 0) - (label ? label.height + 16 * u : 0);
  const [said, added] = fact && content.text ? [content.text, content.title] : [content.title, content.text];
  const title = piece.fit({
    text: said,
    role: lead || fact || !added ? 'headline' : 'title',
    voice: 'display',
    width: inner,
    height: rest * (added ? (fact ? 0.66 : 0.55) : 1),
  });
  const text = added
    ? piece.fit({
        text: added,
        role: lead ? 'title' : 'body',
        voice: 'text',
        width: inner,
        height: rest - title.height - 18 * u,
        cap: title.size * 0.62,
      })
    : null;
  const size = parts ? figureSize([parts], inner, top, film, lead ? undefined : 150) : 0;
  const surface: CSSProperties = {
    ...surfaceStyle(film),
    ...(brand ? { background: colours.brand, boxShadow: undefined } : {}),
  };
  const [titleAt = 0, textAt = 0, figureAt = 0] = starts;
  const tile = Math.min(top, 150 * u);
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        width,
        height,
        boxSizing: 'border-box',
        padding: pad,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: top ? 'space-between' : 'center',
        direction: film.rtl ? 'rtl' : 'ltr',
        ...surface,
      }}
    >
      {parts ? (
        <Figure
          film={film}
          parts={parts}
          size={size}
          colour={brand ? colours.onBrand : colours.brandText}
          counted={progress(fr, titleAt, film.lasts('count'))}
          style={piece.part(titleAt, 'text', 'figure')}
        />
      ) : null}
      {!parts && content.icon ? (
        <div
          style={{
            width: tile,
            height: tile,
            borderRadius: Math.min(film.theme.radius * u, tile / 2),
            background: brand ? colours.onBrand : colours.brand,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            flexShrink: 0,
            ...piece.part(titleAt, 'shape', 'tile'),
          }}
        >
          <Glyph
            film={film}
            name={content.icon}
            size={tile * 0.56}
            colour={brand ? colours.brand : colours.onBrand}
            fr={fr - titleAt - 4}
          />
        </div>
      ) : null}
      <div style={{ display: 'flex', flexDirection: fact ? 'column-reverse' : 'column', gap: (fact ? 8 : 16) * u }}>
        {label ? (
          <TextBlock
            film={film}
            fitted={label}
            colour={brand ? colours.onBrand : colours.brandText}
            fr={fr - titleAt}
            kind={piece.kind}
          />
        ) : null}
        <TextBlock
          film={film}
          fitted={title}
          colour={ink}
          fr={fr - titleAt}
          kind={piece.kind}
          split="word"
          id={`title${content.title}`}
        />
        {text ? (
          <TextBlock
            film={film}
            fitted={text}
            colour={brand ? colours.onBrand : colours.inkMuted}
            fr={fr - (content.figure ? Math.min(textAt, figureAt) : textAt)}
            kind={piece.kind}
            split="line"
            id="text"
          />
        ) : null}
      </div>
    </div>
  );
}
