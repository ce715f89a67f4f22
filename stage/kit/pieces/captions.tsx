import { fitTogether } from '../fit.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';
import { Subtitle, type SubtitleGroup } from './subtitle.tsx';

export interface CaptionsProps extends PieceProps {
  groups: ({ text: string; at: number } | SubtitleGroup)[];
}

/** Groups of a few words, one at a time, low in the frame. Groups that end are subtitles: on a panel, word by word. */
export function Captions(props: CaptionsProps) {
  const { groups } = props;
  const isSpoken = groups.some((group) => 'to' in group);
  const words = groups.map(({ text }) => text);
  const nature = { zone: 'low', words, kind: isSpoken ? 'none' : 'fade', inBand: isSpoken } as const;
  const piece = usePiece('Captions', props, nature);
  if (!piece.shown || groups.length === 0) return null;
  const { film, box, fr } = piece;
  const index = groups.findLastIndex(({ at }) => fr >= piece.at(at));
  const group = groups[index];
  if (!group) return null;
  if ('to' in group) return <Subtitle piece={piece} groups={groups} group={group} />;
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
  const fitted = fits[index];
  if (!fitted) return null;
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
