/** What one line of a storyboard is to its scene. */
export type LineRole =
  | 'title'
  /** "Step 2": which one of a row it is. */
  | 'kicker'
  | 'line'
  | 'figure'
  | 'item'
  /** One bar: its label, with what it measures in `value`. */
  | 'row'
  /** What the figure beside it was before. */
  | 'was'
  | 'command'
  /** One row of a table, its cells between strokes. */
  | 'cells'
  | 'quote'
  | 'who'
  /** Whose logo a scene shows: the name of the film, and no line of it. */
  | 'brand'
  | 'call'
  | 'address'
  | 'left'
  | 'right';

export interface BoardLine {
  role: LineRole;
  text: string;
  value?: string;
  /** Stands in quotation marks. */
  isQuoted?: boolean;
  /** Stands behind a label: none of it directs. */
  isSure?: boolean;
  /** For a voice: read where there is time for it. */
  isSpoken?: boolean;
}

/** One scene of a storyboard: what a viewer reads in it, and for how long. */
export interface BoardScene {
  lines: BoardLine[];
  seconds: number | null;
}

/** A brief that tells its film scene by scene, and what it says around that. */
export interface Board {
  before: string;
  scenes: BoardScene[];
  after: string;
  /** Seconds of the whole, where a field of an object says them. */
  seconds?: number | null;
}
