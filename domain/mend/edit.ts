/** What a mend may change: one style property of one element of a scene, one prop of a piece, or a scene's place. */

/** Where a scene's JSX element begins: line from 1, column from 1. Without a column the words decide. */
export interface SourcePlace {
  line: number;
  column?: number;
  /** Words that the element shows. */
  text?: string;
}

/** A change of one style property, so that what the code computes stays computed where that is possible. */
export type StyleStep =
  | { property: string; set: number | string }
  /** A number becomes `times` as large and at least `least`; an expression is kept and bounded. */
  | { property: string; least: number; times: number }
  | { property: string; times: number }
  | { property: string; plus: number }
  /** Families behind those that are named. */
  | { property: 'fontFamily'; append: string };

/** A way in pixels, taken by the element's own offsets or by `translate`, which leaves its transform alone. */
export interface Shift {
  dx: number;
  dy: number;
  by: 'offsets' | 'translate';
}

export interface ElementEdit {
  at: SourcePlace;
  /** 0 is the element itself, 1 the element around it, and so on; -1 all elements inside it. */
  level: number;
  /** The edit holds only where the element itself sets one of these style properties. */
  where?: readonly string[];
  style?: readonly StyleStep[];
  shift?: Shift;
  /** Props of a piece: null takes one away. */
  props?: Readonly<Record<string, string | number | null>>;
  /** Style of an element put around it, for pieces that take none. */
  wrap?: Readonly<Record<string, string | number>>;
  /** Frames by which what limits the element's time on screen is put off: a sequence, a comparison, a prop. */
  hold?: number;
  /** The frames of `hold` are a gap: what follows keeps its time. */
  fills?: boolean;
  /** Frames by which what begins the element's time on screen is brought forward. */
  earlier?: number;
  /** Plays the whole scene so many times slower, for time that only its frame tells. */
  slow?: number;
  /** Characters to take out of the words that the element writes out. */
  without?: string;
}

/** New place of a scene on the timeline. */
export interface PlaceEdit {
  sceneId: string;
  startFrame: number;
  durationInFrames: number;
}

/** One way to mend one finding: all of its edits or none. */
export interface Candidate {
  /** In a few words, for the plan that a person reads. */
  what: string;
  edits: readonly ElementEdit[];
  /** The scene's code as a whole, in place of what it is. */
  code?: string;
  /** A scene that becomes longer, and all after it later. */
  lengthen?: { sceneId: string; frames: number };
  /** Scenes that take another place, all else standing. */
  places?: readonly PlaceEdit[];
}
