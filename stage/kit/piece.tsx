/** What all pieces share: their box, their time, the way in and out, and the wait for fonts. */
import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import type { KitZone } from '../../contract/kit.ts';
import { enterMotion, exitMotion, type Kind, type Motion, motionStyle, still, together } from './entrances.ts';
import { type Film, useFilm } from './film.tsx';
import { type FitRequest, type Fitted, fitText } from './fit.ts';
import { type PixelBox, type ZoneProp, zoneBox } from './layout.ts';
import { revealStarts } from './motion.ts';
import { useFonts } from './use-fonts.ts';

export type Tone = 'ink' | 'brand' | 'accent' | 'muted';

/** Props of every piece. Frames count from the scene's start, at the timeline's own rate. */
export interface PieceProps {
  zone?: ZoneProp;
  from?: number;
  /** Frames by which it is under way before `from`, as the piece before it leaves. */
  lead?: number;
  to?: number;
  enter?: 'auto' | Kind;
  exit?: 'auto' | Kind;
  tone?: Tone;
  /** Its texts and figures so many times the size they take of themselves, as far as their box and the floor allow. */
  textScale?: number;
  cues?: number[];
}

/** A carrier's box, that the pieces inside it fill. */
interface Carrier {
  /** Null for a carrier that leaves the pieces in their own zones. */
  box: PixelBox | null;
  /** Smallest scale at which the carrier shows its box. */
  shrink: number;
  /** The carrier has an entrance and an exit of its own. */
  moves: boolean;
  /** What it carries comes in as one, without entrances of its parts. */
  asOne?: boolean;
}
export const CarrierContext = createContext<Carrier | null>(null);

export interface Piece {
  name: string;
  film: Film;
  u: number;
  box: PixelBox;
  /** Time since `from` and length of the piece, in fr. */
  fr: number;
  length: number;
  /** False outside from…to and until the fonts are there. */
  shown: boolean;
  kind: Kind;
  /** Colour of the tone on the ground. */
  tone: string;
  toneFill: string;
  carried: boolean;
  /** Smallest scale at which a carrier will show the piece. */
  shrink: number;
  /** Style of one part that entered at `start` fr. */
  part(start: number, target: 'text' | 'shape', id: string | number): CSSProperties;
  partMotion(start: number, target: 'text' | 'shape', id: string | number): Motion;
  /** A frame of the scene on the piece's own clock, in fr. */
  at(frame: number): number;
  /** Starts of n reveals in fr: the cues, else spread over the piece, at most `gap` apart. */
  reveals(n: number, gap?: number): number[];
  fit(request: FitRequest): Fitted;
  /** Motion of the whole piece: the carrier's entrance and the exit. */
  whole: Motion;
}

export interface PieceNature {
  zone: KitZone;
  /** All words of the piece, for its fonts. */
  words?: readonly (string | undefined)[];
  /** Enters as a whole, besides what its parts do. */
  enters?: boolean;
  hero?: boolean;
  kind?: Kind;
  /** It stands in the caption band, which other zones leave free. */
  inBand?: boolean;
}

export function usePiece(name: string, props: PieceProps, nature: PieceNature): Piece {
  const plain = useFilm();
  const film = props.textScale === undefined ? plain : { ...plain, textScale: props.textScale };
  const carrier = useContext(CarrierContext);
  const frame = useCurrentFrame();
  const { fps, durationInFrames } = useVideoConfig();
  const ready = useFonts((nature.words ?? []).filter(Boolean).join(' '), plain);
  const rate = 30 / fps;
  const from = (props.from ?? 0) - (props.lead ?? 0);
  const to = Math.min(props.to ?? durationInFrames, durationInFrames);
  const fr = (frame - from) * rate;
  const length = (to - from) * rate;
  const id = `${name}${typeof props.zone === 'string' ? props.zone : ''}`;
  const mover = { film, target: 'shape' as const, id, hero: nature.hero };
  const inherits = carrier?.moves ?? false;
  const enter = choose(props.enter, inherits && from <= 0 ? 'none' : (nature.kind ?? film.theme.signature));
  const exit = choose(
    props.exit,
    inherits && props.to === undefined ? 'none' : (nature.kind ?? (enter === 'none' ? 'fade' : enter)),
  );
  const wholeEnter = nature.enters ? enterMotion(enter, fr, mover) : still;
  const leaving = exitShare(fr, length, film.lasts(nature.hero ? 'heroExit' : 'exit'), rate);
  const kind = choose(props.enter, carrier?.asOne && from <= 0 ? 'none' : (nature.kind ?? film.theme.signature));
  const partMotion = (start: number, target: 'text' | 'shape', part: string | number) =>
    enterMotion(kind, fr - start, { film, target, id: `${id}${part}` });
  const { colours } = film;
  const tone = props.tone ?? 'ink';
  return {
    name,
    film,
    u: film.u,
    box: boxOf(props.zone, nature.zone, nature.inBand ? { ...film, captioned: false } : film, carrier),
    fr,
    length,
    shown: ready && frame >= from && frame < to,
    kind,
    tone: { ink: colours.ink, brand: colours.brandText, accent: colours.accentText, muted: colours.inkMuted }[tone],
    toneFill: { ink: colours.brand, brand: colours.brand, accent: colours.accent, muted: colours.line }[tone],
    shrink: carrier?.shrink ?? 1,
    carried: carrier?.box != null,
    partMotion,
    part: (start, target, part) => motionStyle(partMotion(start, target, part), film.u),
    at: (cue) => (cue - from) * rate,
    reveals: (n, gap) => {
      const spread = revealStarts(n, length, gap);
      return spread.map((at, i) => {
        const cue = props.cues?.[i];
        return cue === undefined ? at : (cue - from) * rate;
      });
    },
    fit: (request) => fitText({ shrink: carrier?.shrink ?? 1, ...request }, film),
    whole: together(wholeEnter, exitMotion(exit, leaving, mover)),
  };
}

function choose(given: 'auto' | Kind | undefined, automatic: Kind): Kind {
  return given === undefined || given === 'auto' ? automatic : given;
}

/** Share 0–1 of the exit that is over; 1 on the piece's last frame. */
function exitShare(fr: number, length: number, lasts: number, rate: number): number {
  const last = length - rate;
  return Math.min(1, Math.max(0, (fr - (last - lasts)) / lasts));
}

function boxOf(zone: ZoneProp | undefined, own: KitZone, film: Film, carrier: Carrier | null): PixelBox {
  if (carrier?.box) {
    if (typeof zone !== 'object') return { x: 0, y: 0, width: carrier.box.width, height: carrier.box.height };
    const { width, height } = carrier.box;
    return zoneBox(zone, { ...film, width, height, captioned: false });
  }
  return zoneBox(zone === undefined || zone === 'auto' ? own : zone, film);
}

export interface PieceShellProps {
  piece: Piece;
  style?: CSSProperties;
  /** Findings that the piece opts out of, since it crops or dims on purpose. */
  allow?: string;
  /** The children are told that this piece carries them. */
  children: ReactNode;
}

/** The piece's box, moved as a whole. Paints nothing itself. */
export function PieceShell({ piece, style, allow, children }: PieceShellProps) {
  if (!piece.shown) return null;
  const { x, y, width, height } = piece.box;
  return (
    <div
      data-fw-piece={piece.name}
      data-fw-allow={allow}
      style={{ position: 'absolute', left: x, top: y, width, height, ...style, ...motionStyle(piece.whole, piece.u) }}
    >
      {children}
    </div>
  );
}
