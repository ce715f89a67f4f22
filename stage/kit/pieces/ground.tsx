import { AbsoluteFill } from 'remotion';
import { blend } from '../colour.ts';
import type { Film } from '../film.tsx';
import { mix, progress } from '../motion.ts';
import { noiseTile } from '../noise.ts';
import { type PieceProps, usePiece } from '../piece.tsx';
import { seeded } from '../random.ts';

type GroundKind = 'radial' | 'solid' | 'mesh' | 'split';

export interface GroundProps extends PieceProps {
  kind?: 'auto' | GroundKind;
  drift?: number;
  shifts?: number[];
}

/** The film's field. It moves only while something enters or at a shift, and truly rests between. */
export function Ground(props: GroundProps) {
  const { kind = 'auto', drift = 0.02, shifts = [] } = props;
  const piece = usePiece('Ground', { exit: 'none', enter: 'none', ...props }, { zone: 'full' });
  const { film, fr } = piece;
  if (!piece.shown) return null;
  const lasts = film.lasts('ground');
  const legs = [0, ...shifts].map((at, i) => ({
    i,
    done: progress(fr, piece.at(at), i === 0 ? lasts * 3 : lasts * 1.5, 'move'),
  }));
  const field = fieldOf(kind === 'auto' ? ownKind(film, shifts.length > 0) : kind, film, (axis, spot) => {
    const place = (leg: number) => seeded(film.seed, `${axis}${spot}${leg}`);
    let at = place(0) - drift / 2;
    for (const { i, done } of legs) at = i === 0 ? at + drift * done : mix(at, place(i), done);
    return at;
  });
  return (
    <AbsoluteFill data-fw-piece="Ground" style={{ backgroundColor: film.colours.ground }}>
      <AbsoluteFill style={{ backgroundImage: field }} />
      {film.dark && field ? (
        <AbsoluteFill
          style={{
            backgroundImage: noiseTile(film.seed),
            backgroundSize: '256px 256px',
            opacity: 0.035,
            mixBlendMode: 'overlay',
          }}
        />
      ) : null}
    </AbsoluteFill>
  );
}

function ownKind({ theme, seed }: Film, shifts: boolean): GroundKind | 'light' {
  if (theme.ground === 'split') return 'split';
  // A flat field that is told to shift has a soft light on it: else a long rest would be a dead one.
  if (theme.ground === 'paper' || theme.ground === 'solid') return shifts ? 'light' : 'solid';
  return seeded(seed, 'ground kind') < 0.5 ? 'radial' : 'mesh';
}

type Place = (axis: 'x' | 'y', spot: string) => number;

function fieldOf(kind: GroundKind | 'light', film: Film, place: Place): string | undefined {
  const { groundAlt, brand, accent } = film.colours;
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;
  const spot = (name: string, size: string, colour: string, low: number, high: number) =>
    `radial-gradient(${size} at ${percent(mix(low, high, place('x', name)))} ${percent(mix(low, high, place('y', name)))} in oklab, ${colour}, ${colour}00 100%)`;
  switch (kind) {
    case 'solid':
      return undefined;
    case 'light':
      return spot('a', '90% 110%', groundAlt, -0.1, 1.1);
    case 'split': {
      const angle = film.format === 'landscape' ? (film.rtl ? 262 : 98) : 188;
      const cut = percent(mix(0.56, 0.66, place('x', 'split')));
      return `linear-gradient(${angle}deg, transparent ${cut}, ${groundAlt} calc(${cut} + 1px))`;
    }
    case 'mesh':
      return [
        spot('a', '60% 75%', blend(groundAlt, brand, film.dark ? 0.28 : 0.1), -0.05, 1.05),
        spot('b', '55% 60%', blend(groundAlt, accent, film.dark ? 0.12 : 0.07), 0, 1),
        spot('c', '80% 80%', groundAlt, 0, 1),
      ].join(', ');
    default:
      return spot('a', '85% 95%', blend(groundAlt, brand, film.dark ? 0.22 : 0.06), 0.1, 0.9);
  }
}
