import { fitTogether } from '../fit.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';

export interface CaptionsProps extends PieceProps {
  groups: { text: string; at: number }[];
}

/** Groups of a few words, one at a time, low in the frame. */
export function Captions(props: CaptionsProps) {
  const { groups } = props;
  const piece = usePiece('Captions', props, { zone: 'low', words: groups.map(({ text }) => text), kind: 'fade' });
  if (!piece.shown || groups.length === 0) return null;
  const { film, box, fr } = piece;
  const fits = fitTogether(
    groups.map(({ text }) => ({
      text,
      role: 'headline',
      voice: 'display',
      width: box.width,
      height: box.height,
      lines: 3,
    })),
    film,
  );
  const index = groups.findLastIndex(({ at }) => fr >= piece.at(at));
  const [group, fitted] = [groups[index], fits[index]];
  if (!group || !fitted) return null;
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        alignItems: film.rtl ? 'flex-end' : 'flex-start',
      }}
    >
      <TextBlock
        film={film}
        fitted={fitted}
        colour={piece.tone}
        fr={fr - piece.at(group.at)}
        kind="settle"
        split="word"
        id={`caption${index}`}
      />
    </PieceShell>
  );
}
