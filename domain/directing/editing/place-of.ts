/** Where a piece stands: its box in pixels, and the larger zone that it could have to itself. */
import { type KitZone, kitZones } from '../../../contract/kit.ts';
import { percentOf } from '../../../contract/setting.ts';
import { formatOf } from '../../project/format.ts';
import type { Json } from '../casting/shot.ts';
import { type Box, boxOf } from './carry.ts';
import type { EditFilm, Part } from './film-parts.ts';
import { type CodeElement, readSceneCode, stageOf } from './scene-code.ts';
import type { Room } from './texts-of-piece.ts';

const named = (zone: Json | undefined): KitZone | null => kitZones.find((one) => one === zone) ?? null;

/** Zones that pieces take of themselves; the others take the main one. */
const ownZones: Record<string, KitZone> = {
  ...{ Headline: 'A', Marker: 'low', Body: 'low', Kicker: 'head', Kinetic: 'full', LowerThird: 'low' },
  ...{ LogoReveal: 'close', CallToAction: 'close', EndCard: 'close' },
};

/** The box that a piece fills. */
export function roomOf(element: CodeElement, part: Part, film: EditFilm, zone = element.props.zone): Room {
  const { width } = film;
  // Zones end above the captions.
  const height = film.height * (film.theme.captioned === true ? 0.85 : 1);
  const carrier = part.isBeat ? carrierOf(part, film) : { x: 0, y: 0, w: 100, h: 100 };
  const inner = boxOf(zone) ?? (part.isBeat ? { x: 0, y: 0, w: 100, h: 100 } : percent(nameOf(element, zone), film));
  return { width: (carrier.w * inner.w * width) / 1e4, height: (carrier.h * inner.h * height) / 1e4 };
}

const nameOf = (element: CodeElement, zone: Json | undefined) => named(zone) ?? ownZones[element.piece] ?? 'main';

const percent = (zone: KitZone, film: EditFilm): Box => percentOf(zone, formatOf(film), film.theme.strict);

/** The largest station of the Stage that carries the hero. */
function carrierOf({ scene }: Part, film: EditFilm): Box {
  const code = readSceneCode(scene.code);
  const { stations, zone } = code === null ? {} : (stageOf(code) as Record<string, Json>);
  const zones = (Array.isArray(stations) ? stations : [{ zone: zone ?? 'main' }]).map((one) =>
    one !== null && typeof one === 'object' && !Array.isArray(one) ? one.zone : undefined,
  );
  const boxes = zones.map((one) => boxOf(one) ?? percent(named(one) ?? 'main', film));
  return boxes.reduce((one, other) => (other.w * other.h > one.w * one.h ? other : one), percent('A', film));
}

/** Zones that hold one and begin where it does; what is centred widens about its middle. */
const wider: Partial<Record<KitZone, KitZone>> = { low: 'A', A: 'full', close: 'main', main: 'full' };

/** The next larger zone of a piece that has its scene to itself; null where something else stands in it. */
export function widerZone(element: CodeElement, part: Part): KitZone | null {
  if (part.isBeat || part.asides.length > 0 || boxOf(element.props.zone) !== null) return null;
  if (part.elements?.some((other) => other.source !== element.source && meets(element, other))) return null;
  return wider[nameOf(element, element.props.zone)] ?? null;
}

function meets(one: CodeElement, other: CodeElement): boolean {
  const [from, to] = [one, other].map(({ props }) => Number(props.from ?? 0)) as [number, number];
  const [until, end] = [one, other].map(({ props }) => Number(props.to ?? Number.POSITIVE_INFINITY)) as [
    number,
    number,
  ];
  return from < end && to < until;
}
