import type { ReactNode } from 'react';
import { AbsoluteFill } from 'remotion';
import { motionStyle, still } from '../entrances.ts';
import { mix, progress } from '../motion.ts';
import { CarrierContext, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { placement } from '../placement.ts';
import { TextBlock } from '../text.tsx';

export interface ChangeProps extends PieceProps {
  before: ReactNode;
  after: ReactNode;
  at?: number;
  kind?: 'auto' | 'push' | 'wipe' | 'zoom' | 'fade' | 'cut';
}

/** One picture becomes another at a frame: both sides share axis, direction and speed. Text stands as a headline. */
export function Change(props: ChangeProps) {
  const { before, after, kind = 'auto' } = props;
  const words = [before, after].map((side) => (typeof side === 'string' ? side : undefined));
  const piece = usePiece('Change', props, { zone: 'main', words });
  if (!piece.shown) return null;
  const { film, fr } = piece;
  const own = { shared: 'push', push: 'push', shape: 'wipe', zoom: 'zoom', cut: 'cut' } as const;
  const way = kind === 'auto' ? own[film.theme.transition] : kind;
  const lasts = way === 'cut' ? 0 : { calm: 24, balanced: 16, energetic: 10 }[film.theme.energy];
  const time = props.at === undefined ? piece.length * 0.45 : piece.at(props.at);
  const gone = progress(fr, time - lasts / 2, lasts / 2, 'exit');
  const come = progress(fr, time, lasts / 2, 'enter');
  return (
    <PieceShell piece={piece}>
      <CarrierContext.Provider value={{ box: piece.box, shrink: piece.shrink, moves: false }}>
        {fr < time ? <Side piece={piece} content={before} p={gone} way={way} leaving /> : null}
        {fr >= time ? <Side piece={piece} content={after} p={1 - come} way={way} leaving={false} /> : null}
      </CarrierContext.Provider>
    </PieceShell>
  );
}

interface SideProps {
  piece: ReturnType<typeof usePiece>;
  content: ReactNode;
  /** 0 in place, 1 away. */
  p: number;
  way: 'push' | 'wipe' | 'zoom' | 'fade' | 'cut';
  leaving: boolean;
}

function Side({ piece, content, p, way, leaving }: SideProps) {
  const { film, u } = piece;
  const sign = (leaving ? -1 : 1) * (film.rtl ? -1 : 1);
  const axis = film.format === 'portrait' ? 'y' : 'x';
  const motion = {
    push: { ...still, [axis]: sign * 220 * p, opacity: 1 - p },
    wipe: { ...still, clip: (leaving ? [0, 0, 0, 100 * p] : [0, 100 * p, 0, 0]) as [number, number, number, number] },
    zoom: { ...still, scale: mix(1, leaving ? 1.2 : 0.8, p), blur: 8 * p, opacity: 1 - p },
    fade: { ...still, opacity: 1 - p },
    cut: still,
  }[way];
  return (
    <AbsoluteFill style={motionStyle(motion, u)}>
      {typeof content === 'string' ? <Words piece={piece} text={content} leaving={leaving} /> : content}
    </AbsoluteFill>
  );
}

function Words({ piece, text, leaving }: { piece: ReturnType<typeof usePiece>; text: string; leaving: boolean }) {
  const { film, box, fr } = piece;
  const place = placement('main', film);
  const fitted = piece.fit({ text, role: 'display', voice: 'display', width: box.width, height: box.height });
  return (
    <div style={{ ...place.style, width: box.width, height: box.height }}>
      <TextBlock
        film={film}
        fitted={fitted}
        colour={leaving ? film.colours.inkMuted : film.colours.brandText}
        align={place.align}
        fr={leaving ? fr : undefined}
        kind={leaving ? piece.kind : 'none'}
        split="word"
        id="side"
      />
    </div>
  );
}
