import type { Beat, PlacedShot, Shot } from './casting/shot.ts';
import type { ShapeKey } from './shape-table.ts';

/** What a film opens on, and a line below it. */
export interface Hook extends Shot {
  under?: Shot;
}

/** What a film shows, before it has frames. */
export interface Material {
  shape: ShapeKey;
  hook: Hook | null;
  beats: Beat[];
  closing: PlacedShot[];
  /** Told scene by scene as the brief has it. */
  isBoard?: boolean;
}
