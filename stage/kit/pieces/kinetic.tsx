import { exitMotion, type Kind, motionStyle } from '../entrances.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { pick } from '../random.ts';
import { readingFr } from '../reading.ts';
import { TextBlock } from '../text.tsx';
import { markColour } from './headline.tsx';

export interface KineticProps extends PieceProps {
  lines: string[];
  rhythm?: 'read' | number[];
  emphasis?: string[];
}

/** Full-frame statements in relay: each is read alone, each comes its own way, the next pushes it out. */
export function Kinetic(props: KineticProps) {
  const { lines, rhythm = 'read', emphasis = [] } = props;
  const piece = usePiece('Kinetic', props, { zone: 'full', words: lines });
  if (!piece.shown) return null;
  const starts = startsOf(lines, rhythm === 'read' ? props.cues : rhythm, piece);
  const index = Math.max(
    0,
    starts.findLastIndex((start) => piece.fr >= start),
  );
  return (
    <PieceShell piece={piece}>
      {[index - 1, index].map((i) => {
        const text = lines[i];
        if (text === undefined) return null;
        return (
          <Statement
            key={`${i}-${text}`}
            piece={piece}
            text={text}
            index={i}
            start={starts[i] ?? 0}
            end={starts[i + 1]}
            emphasis={emphasis.find((words) => text.includes(words))}
          />
        );
      })}
    </PieceShell>
  );
}

/** Each statement holds for its reading time's share of the piece; given frames win. */
function startsOf(lines: string[], given: number[] | undefined, piece: Piece): number[] {
  const needs = lines.map((line) => readingFr(line, piece.film.theme.energy));
  const total = needs.reduce((a, b) => a + b, 0);
  let at = 0;
  return needs.map((need, i) => {
    const start = at;
    at += (need / total) * piece.length;
    const cue = given?.[i];
    return cue === undefined ? start : piece.at(cue);
  });
}

interface StatementProps {
  piece: Piece;
  text: string;
  index: number;
  start: number;
  /** Start of the next statement; the last has none. */
  end: number | undefined;
  emphasis: string | undefined;
}

const frames = [
  { justifyContent: 'center', alignItems: 'flex-start' },
  { justifyContent: 'flex-end', alignItems: 'flex-start' },
  { justifyContent: 'center', alignItems: 'center' },
  { justifyContent: 'flex-start', alignItems: 'flex-end' },
] as const;

function Statement({ piece, text, index, start, end, emphasis }: StatementProps) {
  const { film, box, fr } = piece;
  const lasts = film.lasts('exit');
  const leaving = end === undefined ? 0 : Math.min(1, Math.max(0, (fr - (end - lasts)) / lasts));
  if (leaving >= 1) return null;
  const fitted = piece.fit({ text, role: 'display', voice: 'display', width: box.width, height: box.height });
  const frame = frames[(index + film.seed) % frames.length] ?? frames[0];
  const kind = kindFor(index, piece);
  const align = frame.alignItems === 'center' ? 'center' : frame.alignItems === 'flex-end' ? 'end' : 'start';
  const mover = { film, target: 'shape' as const, id: `kinetic${index}` };
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        direction: film.rtl ? 'rtl' : 'ltr',
        ...frame,
        ...motionStyle(exitMotion(kind, leaving, mover), piece.u),
      }}
    >
      <TextBlock
        film={film}
        fitted={fitted}
        colour={piece.tone}
        align={align}
        fr={fr - start}
        kind={kind}
        split="word"
        emphasis={emphasis}
        mark={emphasis ? film.theme.emphasis : undefined}
        markColour={markColour(piece)}
        id={`k${index}`}
      />
    </div>
  );
}

/** Every second statement keeps the film's signature; those between differ from it. */
function kindFor(index: number, { kind, film }: Piece): Kind {
  if (index % 2 === 0 || kind === 'none') return kind;
  const others: Record<string, readonly [Kind, ...Kind[]]> = {
    calm: ['unmask', 'emerge', 'float'],
    balanced: ['unmask', 'up', 'settle'],
    energetic: ['slam', 'up', 'unmask'],
  };
  const set = others[film.theme.energy] ?? ['unmask'];
  const different = set.filter((other) => other !== kind) as unknown as readonly [Kind, ...Kind[]];
  return pick(different, film.seed, `kinetic${index}`);
}
