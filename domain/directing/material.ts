import type { Beat, PlacedShot, Shot } from './casting/shot.ts';
import type { ShapeKey } from './shape-table.ts';

/** What a film shows, before it has frames. */
export interface Material {
  shape: ShapeKey;
  hook: Shot | null;
  beats: Beat[];
  closing: PlacedShot[];
}
