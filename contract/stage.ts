/** What crosses between the engine (Node) and the stage (browser page). Types only. */
import type { Theme } from './theme.ts';

/** Frames are integers from 0; `durationInFrames` is the whole timeline. */
export interface StageTimeline {
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  theme: Theme;
  scenes: StageScene[];
  /** What scenes get from `asset(name)`: exactly the assets that their code names and the project has. */
  assets?: Record<string, StageAsset>;
  /** Leaves the theme's ground out: where no scene paints, nothing is. */
  transparent?: boolean;
}

/** A picture, clip or typeface of the project. `path` lies below the stage's origin and is made of the content's hash. */
export interface StageAsset {
  path: string;
  width: number;
  height: number;
  /** Of a clip. Its frame n lies at `{folder}/{n}.{ending}`; `path` is the first. Without a folder `path` is the clip itself. */
  clip?: { fps: number; frames: number; folder?: string; ending?: 'jpg' | 'png' };
  /** Of a typeface, whose sides are 0: lightest and heaviest weight, and its characters as in `unicode-range`. */
  font?: { weights: [number, number]; ranges: string };
}

/** One compiled scene. `module` is the path of its ES module below the stage's origin; no id or name of an account enters the page. */
export interface StageScene {
  /** `s0`, `s1`, …: the scene's place in the timeline's list, never its database id. */
  key: string;
  module: string;
  track: number;
  startFrame: number;
  durationInFrames: number;
}

export interface SceneFault {
  key: string;
  frame: number;
  kind: 'load' | 'render' | 'timeout';
  message: string;
  /** Line of the scene's own TSX, where known. */
  line?: number;
}

/** A fault as the page reports it; the engine turns the stack of the compiled module into a line of the TSX. */
export interface PageFault extends SceneFault {
  stack?: string;
}

/** Answer of the page to a seek: the frame may be captured when nothing is waited for. */
export interface SeekReport {
  frame: number;
  /** What the frame still waits for, in words. */
  waiting: string[];
  /** Whether nothing on the page can have changed since the report before this one. */
  unchanged: boolean;
  faults: PageFault[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One block of text as painted at one frame. Boxes are in CSS pixels of the frame. */
export interface TextMeasure {
  /** Stable over frames: the scene's key and the element's path in it. */
  element: string;
  key: string;
  /** Where in the scene's TSX the element was made, both from 1. */
  line?: number;
  column?: number;
  text: string;
  box: Box;
  /** Union of `lines`. */
  inkBox: Box;
  /** Ink box of each painted run of glyphs; where nothing is shown yet, of every run. */
  lines: Box[];
  /** Whether its lines may hold long stretches of preserved space, as code does. */
  spaced?: boolean;
  /** Corners of each line, clockwise, where the text is turned: its `lines` are the upright boxes around them. */
  quads?: { x: number; y: number }[][];
  /** Share of the text's characters that are on the canvas, unclipped and not transparent: below 1 while words still enter. */
  shown: number;
  /** Area that its glyphs take by their font, in pixels of the frame; absent where that is not known. */
  ink?: number;
  /** Largest way that any of its runs moved since the frame measured before, in pixels per frame. */
  speed?: number;
  /** As painted: the font size times the scale of its transforms. */
  fontSize: number;
  /** Scale of its transforms, where they have one: a length written in its style is painted so many times as long. */
  scale?: number;
  fontWeight: number;
  fontFamily: string;
  colour: string;
  /** Product of the opacities from the element up to the frame, 0–1. */
  opacity: number;
  /** Share of the glyphs' area that is cut by an ancestor's clip or overflow, 0–1. */
  clipped: number;
  /** Share of probe points at which something else is painted on top, 0–1. */
  occluded: number;
  /** Nearest non-empty `data-fw-allow` on the element or an ancestor: the findings it opts out of, space separated. */
  allow?: string;
  /** Characters that no font of the chain has. */
  missing?: string;
  /** The first family of its chain, where that paints none or not all of its characters. */
  fallback?: string;
}

export interface SceneMeasure {
  key: string;
  /** Elements that paint something: text, a background, a border, a shape, a picture. */
  painted: number;
  /** Union box of what is painted, clipped to the frame. */
  box: Box | null;
  /** Union box of its texts and of what takes less than three fifths of the frame. */
  content?: Box | null;
  /** Its opaque fills, where any is large. */
  cover?: SceneCover;
}

export interface SceneCover {
  /** Share of the frame that the largest takes, 0–1, and all of them together. */
  largest: number;
  covered: number;
  /** Sides of the frame that are bare over more than half of their length. */
  bareSides: number;
}

export interface FrameMeasure {
  frame: number;
  texts: TextMeasure[];
  scenes: SceneMeasure[];
  /** Mark of all that is shown: equal where two frames look the same. */
  state?: string;
}
