import { enterMotion, exitMotion, motionStyle } from '../entrances.ts';
import { fitTogether } from '../fit.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { placement } from '../placement.ts';
import { TextBlock } from '../text.tsx';

export interface WordSwapProps extends PieceProps {
  before: string;
  options: string[];
  after?: string;
}

/** A fixed line over one changing slot that keeps the room of its longest word. */
export function WordSwap(props: WordSwapProps) {
  const { before, options, after } = props;
  const piece = usePiece('WordSwap', props, { zone: 'main', words: [before, after, ...options] });
  if (!piece.shown || options.length === 0) return null;
  const { film, box, u, fr } = piece;
  const place = placement(props.zone ?? 'main', film);
  const frame = piece.fit({
    text: before,
    role: 'headline',
    voice: 'display',
    width: box.width,
    height: box.height * 0.34,
    lines: 2,
  });
  const tail = after
    ? piece.fit({
        text: after,
        role: 'headline',
        voice: 'display',
        width: box.width,
        height: box.height * 0.26,
        lines: 2,
        cap: frame.size,
      })
    : null;
  const slot = fitTogether(
    options.map((text) => ({
      text,
      role: 'display',
      voice: 'display',
      width: box.width,
      height: box.height * (after ? 0.4 : 0.62),
      lines: 2,
    })),
    film,
  );
  const height = Math.max(...slot.map((option) => option.height));
  const starts = piece.reveals(options.length, 60).map((at) => at + film.lasts('word'));
  const index = Math.max(
    0,
    starts.findLastIndex((start) => fr >= start),
  );
  const lasts = film.lasts('tick');
  return (
    <PieceShell piece={piece} style={{ ...place.style, gap: 18 * u }}>
      <TextBlock
        film={film}
        fitted={frame}
        colour={piece.tone}
        align={place.align}
        fr={fr}
        kind={piece.kind}
        split="word"
        id="before"
      />
      <div style={{ position: 'relative', width: box.width, height, flexShrink: 0 }}>
        {[index - 1, index].map((i) => {
          const [option, start] = [slot[i], starts[i] ?? 0];
          const end = starts[i + 1];
          const leaving = end === undefined ? 0 : Math.min(1, Math.max(0, (fr - end + lasts) / lasts));
          if (!option || fr < start || leaving >= 1) return null;
          const mover = { film, target: 'shape' as const, id: 'swap' };
          const motion = leaving > 0 ? exitMotion('up', leaving, mover) : enterMotion('settle', fr - start, mover);
          return (
            <div
              key={option.text}
              style={{
                position: 'absolute',
                inset: 0,
                display: 'flex',
                justifyContent: place.align === 'center' ? 'center' : 'flex-start',
                ...motionStyle(motion, u),
              }}
            >
              <TextBlock film={film} fitted={option} colour={film.colours.brandText} align={place.align} />
            </div>
          );
        })}
      </div>
      {tail ? (
        <TextBlock
          film={film}
          fitted={tail}
          colour={piece.tone}
          align={place.align}
          fr={fr - film.lasts('word')}
          kind={piece.kind}
          split="word"
          id="after"
        />
      ) : null}
    </PieceShell>
  );
}
