import type { Theme } from '../../contract/theme.ts';
import type { Beat, Json } from './casting/shot.ts';
import type { DirectedScene, TimedShot } from './film.ts';
import { draw } from './hash.ts';
import { listCues } from './list-cues.ts';
import type { Material } from './material.ts';
import { beatLengths } from './time-film.ts';

interface HeroPlace {
  start: number;
  end: number;
  closingStart: number;
  /** Frames for which the hook still stands when the hero starts. */
  lead: number;
  /** Frames of the film. */
  total: number;
  /** From frames at 30 per second to the film's own. */
  frames: (fr: number) => number;
  /** Whether one beat may last longer than usual. */
  dwells: boolean;
  /** How words stand, where a treatment says so. */
  layout: 'left' | 'centre' | null;
  isUpright: boolean;
}

interface TimedBeat {
  beat: Beat;
  /** Frames from the hero's start. */
  from: number;
  to: number;
}

/** The hero's Stage with its beats in turn, and a support scene beside each beat that has one. */
export function heroScenes(
  material: Material,
  theme: Theme,
  place: HeroPlace,
): { scenes: DirectedScene[]; turns: number[] } {
  const beats = timeBeats(material, place, theme.energy);
  const supports = beats.flatMap((timed) => supportScene(timed, place));
  const scenes = [
    heroScene(beats, theme, place),
    ...supports.map((scene, index) => ({ ...scene, name: index === 0 ? 'Support' : `Support ${index + 1}` })),
  ];
  return { scenes, turns: beats.map(({ from }) => place.start + from) };
}

function timeBeats(material: Material, place: HeroPlace, energy: Theme['energy']): TimedBeat[] {
  const scale = place.frames(300) / 300;
  const room = { room: (place.end - place.start) / scale, total: place.total / scale, dwells: place.dwells };
  const lengths = beatLengths(material, room, energy).map((fr) => fr * scale);
  let at = 0;
  return material.beats.map((beat, index) => {
    const from = Math.round(at);
    at += lengths[index] ?? 0;
    return { beat, from, to: Math.round(at) };
  });
}

/** Two zones side by side take the whole frame, so that neither is small; so does whatever stands in an upright one. */
const zoneOf = ({ beat }: TimedBeat, isUpright: boolean) =>
  beat.aside !== undefined
    ? 'A'
    : isUpright ||
        beat.kind === 'sentences' ||
        beat.shots.some(({ piece, box }) => wide.has(piece) || (box !== undefined && box.w < 70)) ||
        isStacked(beat)
      ? 'full'
      : 'main';

/** Two halves one above the other fill an upright frame. */
const isStacked = ({ shots }: Beat) => shots.length > 1 && shots.every(({ box }) => box !== undefined && box.h < 70);

/** Pieces of many small texts. */
const wide = new Set(['Chat', 'MapDots', 'Scorecard']);

function heroScene(beats: readonly TimedBeat[], theme: Theme, place: HeroPlace): DirectedScene {
  const { frames } = place;
  const shots = beats.flatMap((timed, index) => beatShots(timed, index === beats.length - 1, theme, place));
  const stations = beats
    .map((timed, index) => ({
      at: index === 0 ? 0 : Math.max(0, timed.from - frames(4)),
      zone: zoneOf(timed, place.isUpright),
    }))
    .filter(({ zone }, index, all) => index === 0 || zone !== all[index - 1]?.zone);
  return {
    name: 'Hero',
    role: 'hero',
    track: 1,
    startFrame: place.start,
    durationInFrames: place.end - place.start,
    zone: stations[0]?.zone ?? 'main',
    brief: '',
    pieces: ['Stage', ...new Set(shots.map(({ piece }) => piece))],
    words: beats.flatMap(({ beat }) => beat.shots.flatMap(({ words }) => words)).filter((word) => word !== ''),
    stageFrom: -frames(place.start === 0 ? 12 : 6),
    stations: stations.length === 0 ? [{ at: 0, zone: 'main' }] : stations,
    shots,
  };
}

/** fr by which pieces begin before their words do: what stood there is on its way out, and no text is crossed. */
const leads: Readonly<Record<string, number>> = {
  Emblem: 6,
  ...{ Ticket: 4, Card: 4, CardGrid: 4, KpiRail: 4, Bars: 4, Line: 4, Donut: 4, Steps: 4 },
  ...{ ListBuild: 4, Timeline: 4, Compare: 4, Scorecard: 4 },
};

/** A beat's pieces in its span; each leaves while the next enters, so that the stage is never bare. */
function beatShots(
  { beat, from, to }: TimedBeat,
  isLast: boolean,
  theme: Theme,
  { start, closingStart, lead, frames, layout }: HeroPlace,
): TimedShot[] {
  const times: Record<string, Json> = {
    // A film that opens with its hero is under way at frame 0.
    // It waits until what stood before has left, so that no texts cross.
    from: from > 0 ? from - frames(1) : start === 0 ? -frames(14) : Math.max(0, lead),
    to: isLast ? closingStart - start + frames(1) : to,
  };
  const drawn = draw(theme.seed, 'beat', ['start', 'center', 'start'] as const);
  const centred = layout === null ? drawn : layout === 'centre' ? 'center' : 'start';
  return beat.shots.map(({ piece, props, box }) => {
    const align: Record<string, Json> =
      piece === 'Headline' && centred === 'center' && beat.aside === undefined ? { align: 'center' } : {};
    // A pointer's way is told from the beat's beginning.
    const path: Record<string, Json> = Array.isArray(props.path)
      ? { path: props.path.map((leg) => later(leg, Number(times.from), frames)) }
      : {};
    const early: Record<string, Json> =
      leads[piece] !== undefined && Number(times.from) > 0 ? { lead: frames(leads[piece]) } : {};
    const length = (Number(times.to) - Number(times.from)) / (frames(300) / 300);
    const turns = piece === 'ListBuild' ? listCues(props.items, length, theme.energy) : undefined;
    const cues: Record<string, Json> =
      turns === undefined ? {} : { cues: turns.map((at) => Math.round(Number(times.from) + frames(at))) };
    return {
      piece,
      props: {
        ...(box === undefined ? {} : { zone: { ...box } }),
        ...times,
        ...early,
        ...cues,
        ...align,
        ...props,
        ...path,
      },
    };
  });
}

const later = (leg: Json, from: number, frames: (fr: number) => number): Json =>
  leg !== null && typeof leg === 'object' && !Array.isArray(leg)
    ? { ...leg, at: from + frames(Number(leg.at ?? 0)) }
    : leg;

/** The aside enters once the beat has begun and leaves with it, for 20 to 33 % of the film. */
function supportScene(
  { beat, from, to }: TimedBeat,
  { start, closingStart, total, frames }: HeroPlace,
): DirectedScene[] {
  const { aside } = beat;
  if (aside === undefined) return [];
  const end = Math.min(start + to, closingStart - 1);
  const longest = Math.floor(total * 0.33);
  const least = Math.ceil(total * 0.2);
  const length = Math.min(longest, Math.max(least, end - (start + from) - frames(30)));
  const startFrame = Math.max(start + frames(10), end - length);
  return [
    {
      name: 'Support',
      role: 'support',
      track: 2,
      startFrame,
      durationInFrames: Math.max(least, end - startFrame),
      zone: 'B',
      brief: '',
      pieces: [aside.piece],
      words: aside.words,
      stations: null,
      shots: [{ piece: aside.piece, props: { zone: 'B', ...aside.props } }],
    },
  ];
}
