/** The film as planned before any scene is written: what both directors produce and choreography checks. */
import type { Theme } from './theme.ts';

export const sceneRoles = ['ground', 'hero', 'support', 'text', 'closing'] as const;
export type SceneRole = (typeof sceneRoles)[number];

/** One scene of a plan. Positions and lengths are integer frames; `zone` is a zone of the layout table. */
export interface PlannedScene {
  name: string;
  role: SceneRole;
  track: number;
  startFrame: number;
  durationInFrames: number;
  zone: string;
  /** What the scene shows and how it enters, holds and exits, in words: the enriched brief of one scene. */
  brief: string;
  /** Kit pieces the scene is cast with. */
  pieces: string[];
  /** Exact strings of the brief that must stand readable in this scene. */
  words: string[];
}

export interface FilmPlan<Scene extends PlannedScene = PlannedScene> {
  /** Story shape, a key of the table in the art direction. */
  shape: string;
  language: string;
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  theme: Theme;
  scenes: Scene[];
  /** Sentences or items of the brief that found no room, in the brief's order. */
  leftOut: string[];
  /** Kinds of the edits that it makes of what stands, for a plan that edits. */
  edits?: string[];
}
