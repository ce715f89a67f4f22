import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { placement } from '../placement.ts';
import { TextBlock } from '../text.tsx';

export interface BodyProps extends PieceProps {
  text: string;
  align?: 'start' | 'center';
}

/** A short paragraph, line by line. */
export function Body(props: BodyProps) {
  const piece = usePiece('Body', props, { zone: 'low', words: [props.text] });
  if (!piece.shown) return null;
  const { film, box, fr } = piece;
  const place = placement(props.zone ?? 'low', film, props.align);
  const role = props.text.length <= 60 ? 'title' : 'body';
  const width = Math.min(box.width, film.width * 0.8);
  const fitted = piece.fit({ text: props.text, role, voice: 'text', width, height: box.height });
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
        id="body"
      />
    </PieceShell>
  );
}
