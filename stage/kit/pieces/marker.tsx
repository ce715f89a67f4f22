import type { MarkKind } from '../mark.tsx';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { placement } from '../placement.ts';
import { TextBlock } from '../text.tsx';

export interface MarkerProps extends PieceProps {
  text: string;
  words: string;
  kind?: 'auto' | 'under' | 'high' | 'circle' | 'strike';
}

/** A sentence that rests before its important words are marked by hand. */
export function Marker(props: MarkerProps) {
  const { text, words, kind = 'auto' } = props;
  const piece = usePiece('Marker', props, { zone: 'low', words: [text] });
  if (!piece.shown) return null;
  const { film, box, fr } = piece;
  const place = placement(props.zone ?? 'low', film);
  const fitted = piece.fit({
    text,
    // A line below others stays small; one that has the frame to itself fills it.
    role: text.length <= 40 || box.height > film.height * 0.3 ? 'headline' : 'title',
    voice: 'display',
    width: box.width,
    height: box.height,
  });
  const own: MarkKind =
    film.theme.emphasis === 'colour' || film.theme.emphasis === 'scale' ? 'under' : film.theme.emphasis;
  const at = props.cues?.[0] === undefined ? undefined : piece.at(props.cues[0]);
  return (
    <PieceShell piece={piece} style={place.style}>
      <TextBlock
        film={film}
        fitted={fitted}
        colour={piece.tone}
        align={place.align}
        fr={fr}
        kind={piece.kind}
        split="line"
        emphasis={words}
        mark={kind === 'auto' ? own : kind}
        markColour={film.colours.accent}
        markAt={at}
        id="marker"
      />
    </PieceShell>
  );
}
