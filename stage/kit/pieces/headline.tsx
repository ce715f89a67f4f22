import type { TypeRole } from '../../../contract/setting.ts';
import type { Piece, PieceProps } from '../piece.tsx';
import { PieceShell, usePiece } from '../piece.tsx';
import { placement } from '../placement.ts';
import { TextBlock } from '../text.tsx';

export interface HeadlineProps extends PieceProps {
  text: string;
  emphasis?: string;
  split?: 'word' | 'line' | 'none';
  size?: 'auto' | 'display' | 'headline' | 'title';
  align?: 'start' | 'center';
}

/** One or two lines that say the message, word by word, with one word marked once they rest. */
export function Headline(props: HeadlineProps) {
  const { text, emphasis, split = 'word', size = 'auto' } = props;
  const piece = usePiece('Headline', props, { zone: 'A', words: [text] });
  if (!piece.shown) return null;
  const { film, box, fr } = piece;
  const place = placement(props.zone ?? 'A', film, props.align);
  const fitted = piece.fit({
    text,
    role: size === 'auto' ? roleFor(text) : size,
    voice: 'display',
    width: box.width,
    height: box.height,
  });
  const mark = film.theme.emphasis;
  return (
    <PieceShell piece={piece} style={place.style}>
      <TextBlock
        film={film}
        fitted={fitted}
        colour={piece.tone}
        align={place.align}
        fr={fr}
        kind={piece.kind}
        split={split}
        emphasis={emphasis}
        mark={emphasis ? mark : undefined}
        markColour={markColour(piece)}
        markAt={markAt(props, piece)}
        id="headline"
      />
    </PieceShell>
  );
}

/** A short message stands at display size. */
export function roleFor(text: string): TypeRole {
  const words = text.trim().split(/\s+/).length;
  return words <= 8 && text.length <= 46 ? 'display' : 'headline';
}

export function markColour({ film }: Piece): string {
  const words = film.theme.emphasis === 'colour' || film.theme.emphasis === 'scale';
  return words ? film.colours.accentText : film.colours.accent;
}

function markAt({ cues }: HeadlineProps, piece: Piece): number | undefined {
  return cues?.[0] === undefined ? undefined : piece.at(cues[0]);
}
