import { Glyph } from '../glyph.tsx';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { placement } from '../placement.ts';
import { TextBlock } from '../text.tsx';

export interface KickerProps extends PieceProps {
  text: string;
  icon?: string;
}

/** A small label over something larger, led by a short rule or an icon in the brand's colour. */
export function Kicker(props: KickerProps) {
  const piece = usePiece('Kicker', props, { zone: 'head', words: [props.text] });
  if (!piece.shown) return null;
  const { film, box, fr, u } = piece;
  const lead = props.icon ? 56 * u : 48 * u;
  const gap = 18 * u;
  const fitted = piece.fit({
    text: props.text,
    role: 'body',
    voice: 'label',
    width: box.width - lead - gap,
    height: box.height,
    lines: 2,
  });
  const place = placement(props.zone ?? 'head', film);
  const drawn = piece.part(0, 'shape', 'lead');
  return (
    <PieceShell piece={piece} style={place.style}>
      <div style={{ display: 'flex', alignItems: 'center', gap }}>
        {props.icon ? (
          <Glyph film={film} name={props.icon} size={lead} colour={film.colours.brandText} fr={fr} />
        ) : (
          <div
            style={{ width: lead, height: Math.max(4 * u, fitted.size * 0.12), background: piece.toneFill, ...drawn }}
          />
        )}
        <TextBlock
          film={film}
          fitted={fitted}
          colour={props.tone ? piece.tone : film.colours.brandText}
          fr={fr - 3}
          kind={piece.kind}
          split="line"
          id="kicker"
        />
      </div>
    </PieceShell>
  );
}
