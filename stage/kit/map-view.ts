/** Which part of the world a map of dots shows, and where its pins and names stand. Pixels of the piece's box. */
import type { Fitted } from './fit.ts';
import type { PixelBox } from './layout.ts';
import { isLand } from './world.ts';

interface Spot {
  x: number;
  y: number;
}

export interface MapView {
  spots: Spot[];
  labels: Spot[];
  land: Spot[];
  /** Distance from dot to dot. */
  pitch: number;
}

interface Place {
  lon: number;
  lat: number;
}

/** Mercator's northing in degrees of longitude at the equator. */
const northing = (lat: number) => {
  const held = Math.max(-70, Math.min(78, lat));
  return (Math.log(Math.tan(Math.PI / 4 + (held * Math.PI) / 360)) * 180) / Math.PI;
};
const latitude = (y: number) => (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90;

const views = new Map<string, MapView>();

/** The places with room round them, in the box's own proportions, never nearer than the coasts are true. */
export function mapView(places: readonly Place[], names: readonly Fitted[], box: PixelBox, u: number): MapView {
  const key = JSON.stringify([places, names.map(({ width, height }) => [width, height]), box, u]);
  const known = views.get(key);
  if (known) return known;
  const made = makeView(places, names, box, u);
  views.set(key, made);
  return made;
}

function makeView(places: readonly Place[], names: readonly Fitted[], box: PixelBox, u: number): MapView {
  const xs = places.map(({ lon }) => lon);
  const ys = places.map(({ lat }) => northing(lat));
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const ratio = box.width / box.height;
  const wide = Math.max(Math.max(...xs) - Math.min(...xs), 12) * 1.7;
  const tall = Math.max(Math.max(...ys) - Math.min(...ys), 8) * 1.8;
  const across = Math.min(360, Math.max(wide, tall * ratio, 44 * Math.min(1, ratio)));
  const scale = box.width / across;
  const place = (lon: number, y: number): Spot => ({
    x: box.width / 2 + (lon - middle.x) * scale,
    y: box.height / 2 - (y - middle.y) * scale,
  });
  const pitch = 27 * u;
  const land: Spot[] = [];
  for (let row = 0; row * pitch <= box.height; row++) {
    for (let column = 0; column * pitch <= box.width; column++) {
      const [x, y] = [column * pitch, row * pitch];
      const lon = middle.x + (x - box.width / 2) / scale;
      const lat = latitude(middle.y - (y - box.height / 2) / scale);
      if (lat < 84 && isLand(((((lon + 180) % 360) + 360) % 360) - 180, lat)) land.push({ x, y });
    }
  }
  const spots = places.map(({ lon, lat }) => place(lon, northing(lat)));
  return { spots, labels: labelsOf(spots, names, box, u), land, pitch };
}

/** Each name beside its pin, on the first side where it meets neither another name nor a pin nor the edge. */
function labelsOf(spots: readonly Spot[], names: readonly Fitted[], box: PixelBox, u: number): Spot[] {
  const taken: { x: number; y: number; w: number; h: number }[] = spots.map(({ x, y }) => ({
    x: x - 22 * u,
    y: y - 22 * u,
    w: 44 * u,
    h: 44 * u,
  }));
  return spots.map(({ x, y }, i) => {
    const [w, h] = [(names[i]?.width ?? 0) + 32 * u, (names[i]?.height ?? 0) + 14 * u];
    const gap = 30 * u;
    const sides = [0, 1, 2, 3, 4].flatMap((step) => [
      { x: x + gap, y: y - h / 2 + step * h * 0.6 },
      { x: x - gap - w, y: y - h / 2 + step * h * 0.6 },
      { x: x + gap, y: y - h / 2 - step * h * 0.6 },
      { x: x - gap - w, y: y - h / 2 - step * h * 0.6 },
      { x: x - w / 2, y: y + gap + step * h },
      { x: x - w / 2, y: y - gap - h - step * h },
    ]);
    const free = sides.find(
      (side) =>
        side.x >= 0 &&
        side.y >= 0 &&
        side.x + w <= box.width &&
        side.y + h <= box.height &&
        !taken.some(
          (one) => side.x < one.x + one.w && side.x + w > one.x && side.y < one.y + one.h && side.y + h > one.y,
        ),
    ) ?? { x: Math.min(box.width - w, Math.max(0, x + gap)), y: Math.min(box.height - h, Math.max(0, y - h / 2)) };
    taken.push({ ...free, w, h });
    return free;
  });
}
