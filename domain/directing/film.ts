import type { FilmPlan, PlannedScene } from '../../contract/plan.ts';
import type { Json } from './casting/shot.ts';

/** A kit piece as it will be written: `from`, `to`, `zone`, `cues` among its props, in frames of the film. */
export interface TimedShot {
  piece: string;
  props: Record<string, Json>;
}

/** A planned scene with its pieces; plain data, so that a plan can be stored and written later. */
export interface DirectedScene extends PlannedScene {
  /** Stations of the hero's Stage; null in scenes without one. */
  stations: { at: number; zone: string }[] | null;
  /** Frame of the scene at which its Stage begins to enter; below 0 it is under way when the scene starts. */
  stageFrom?: number;
  shots: TimedShot[];
  /** Code that is kept as it stands, in a plan that edits. */
  code?: string;
}

export type DirectedPlan = FilmPlan<DirectedScene>;
