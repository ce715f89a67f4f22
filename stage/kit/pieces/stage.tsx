import type { ReactNode } from 'react';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import type { KitZone } from '../../../contract/kit.ts';
import { type Film, useFilm } from '../film.tsx';
import { type PercentBox, type PixelBox, zoneBox } from '../layout.ts';
import { heroSpring, mix, type SpringName, springAt } from '../motion.ts';
import { CarrierContext, type PieceProps, PieceShell, usePiece } from '../piece.tsx';

export interface Station {
  at: number;
  zone: KitZone | PercentBox;
  scale?: number;
}

export interface StageProps extends PieceProps {
  stations?: Station[];
  spring?: SpringName;
  children?: ReactNode;
}

interface Leg {
  at: number;
  box: PixelBox;
  /** Scale that fits the carried box into the station. */
  scale: number;
}

/** Carries the hero from station to station on a spring. What it carries is laid out once and never re-wraps. */
export function Stage(props: StageProps) {
  const film = useFilm();
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const zone = props.zone && props.zone !== 'auto' ? props.zone : 'main';
  const stations = props.stations?.length ? props.stations : [{ at: 0, zone }];
  const piece = usePiece('Stage', props, { zone: 'main', enters: true, hero: true });
  const { base, legs } = route(stations, film);
  const spring = props.spring ?? heroSpring[film.theme.energy];
  const place = placeAt(legs, (frame * 30) / fps, 30 / fps, spring);
  const carried = { box: base, shrink: Math.min(...legs.map(({ scale }) => scale), 1), moves: true };
  const shell = { ...piece, box: { ...base, x: place.x - base.width / 2, y: place.y - base.height / 2 } };
  return (
    <PieceShell piece={shell}>
      <div
        style={{ position: 'absolute', inset: 0, transform: place.scale === 1 ? undefined : `scale(${place.scale})` }}
      >
        <CarrierContext.Provider value={carried}>{props.children}</CarrierContext.Provider>
      </div>
    </PieceShell>
  );
}

/** The largest station gives the carried box; every other shows it whole. */
function route(stations: Station[], film: Film): { base: PixelBox; legs: Leg[] } {
  const boxes = stations.map(({ zone }) => zoneBox(zone, film));
  const base = boxes.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
  const legs = stations.map(({ at, scale = 1 }, i): Leg => {
    const box = boxes[i] ?? base;
    return { at, box, scale: Math.min(box.width / base.width, box.height / base.height, 1) * scale };
  });
  return { base, legs };
}

function placeAt(legs: Leg[], fr: number, rate: number, spring: SpringName): { x: number; y: number; scale: number } {
  let place = { x: 0, y: 0, scale: 1 };
  for (const [i, { at, box, scale }] of legs.entries()) {
    const target = { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
    const p = i === 0 ? 1 : springAt(fr - at * rate, spring);
    place = { x: mix(place.x, target.x, p), y: mix(place.y, target.y, p), scale: mix(place.scale, target.scale, p) };
  }
  return { ...place, scale: Math.round(place.scale * 1e5) / 1e5 };
}
