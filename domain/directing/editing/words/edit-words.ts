import type { TargetNoun } from '../edit.ts';

/** The words of one language by which an edit is read. Lower case; a trailing `*` lets letters follow. */
export interface EditWords {
  /** Courtesy and articles that may stand before anything. */
  please: string[];
  article: string[];
  change: string[];
  remove: string[];
  add: string[];
  swap: string[];
  move: string[];
  split: string[];
  merge: string[];
  make: string[];
  use: string[];
  emphasise: string[];
  shorten: string[];
  lengthen: string[];
  /** "should say", "reads": between what is changed and its new words. */
  says: string[];
  to: string[];
  and: string[];
  with: string[];
  scene: string[];
  /** "step", "card": one of a row. */
  item: string[];
  film: string[];
  /** "it", "everything". */
  it: string[];
  /** "that one", "this scene": what was spoken of last. */
  pronouns: string[];
  /** "there", "right there": the place that was spoken of last. */
  there: string[];
  ordinals: string[][];
  last: string[];
  /** The last but one. */
  penultimate: string[];
  before: string[];
  after: string[];
  start: string[];
  end: string[];
  targets: Record<TargetNoun, string[]>;
  portrait: string[];
  landscape: string[];
  square: string[];
  /** Vertical players: their buttons are kept clear. */
  stories: string[];
  faster: string[];
  slower: string[];
  longer: string[];
  shorter: string[];
  /** "too long": what is said of a film or scene that stands; too fast is gone too soon, too slow drags. */
  tooLong: string[];
  tooShort: string[];
  tooFast: string[];
  tooSlow: string[];
  /** "is", "feels". */
  isWord: string[];
  /** "is now", "has changed to": before a fact that is no longer what it was. */
  nowIs: string[];
  half: string[];
  /** "larger", "too small": of what is set, never of how long it lasts. */
  larger: string[];
  smaller: string[];
  tooSmall: string[];
  tooLarge: string[];
  /** "enlarge": says by itself that it is a size. */
  enlarge: string[];
  shrink: string[];
  /** "increase the size of". */
  raise: string[];
  lower: string[];
  size: string[];
  /** What is read, whatever it says: "text", "words". */
  letters: string[];
  /** "of", "in": between a text and the scene that it stands in. */
  of: string[];
  twice: string[];
  least: string[];
  accent: string[];
  brand: string[];
  ground: string[];
  ink: string[];
  colour: string[];
  darker: string[];
  lighter: string[];
  serif: string[];
  sans: string[];
  mono: string[];
  rounded: string[];
  condensed: string[];
  typeface: string[];
  second: string[];
  /** "New film:" starts over. */
  anew: string[];
}

/** Phrases parted by commas. */
export const words = (text: string): string[] => text.trim().split(/\s*,\s*/);
