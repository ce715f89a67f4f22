import type { Theme } from '../../contract/theme.ts';
import type { BoardScene } from './boards/board.ts';
import type { Treatment } from './reading/read-treatment.ts';
import type { ShapeKey } from './shape-table.ts';
import type { ToneKey } from './tone-table.ts';

/** A number with what belongs to it, every part as the brief spells it. */
export interface Figure {
  prefix: string;
  /** Digits and separators. */
  value: string;
  suffix: string;
  /** Nearest noun; empty where none stands by. */
  label: string;
  /** 1 rising, −1 falling, 0 neither. */
  trend: -1 | 0 | 1;
}

export interface Change {
  before: string;
  after: string;
  label: string;
  better: 'up' | 'down';
}

/** Figures of one unit, label by label. */
export interface Series {
  title: string;
  prefix: string;
  unit: string;
  points: { label: string; value: string }[];
  /** Labels are dates in order. */
  dated: boolean;
  /** Values are percentages that make up 100. */
  whole: boolean;
  /** As the brief wishes it drawn. */
  form?: 'bars' | 'line';
}

export interface ListItem {
  title: string;
  text?: string;
}

export interface List {
  title: string;
  items: ListItem[];
  ordered: boolean;
}

/** Things by row and what is said of them by column. */
export interface Table {
  title: string;
  /** Head of the labels; heads of the values, none where they need none. */
  corner: string;
  cols: string[];
  rows: { label: string; cells: (string | boolean)[] }[];
}

export interface Quotation {
  text: string;
  who: string;
  role: string;
}

export interface Side {
  title: string;
  items: string[];
}

export interface Occasion {
  dates: string[];
  times: string[];
  place: string;
}

export interface Offer {
  price: string;
  /** "30 % off" as the brief says it. */
  discount: string;
  code: string;
  until: string;
}

export interface NamedColour {
  hex: string;
  /** What the brief says that it is for; a brand's own where it says nothing. */
  role: 'brand' | 'ground' | 'ink' | 'accent';
}

/** All that was read from a prompt and its contexts. Strings are the brief's own; empty means not said. */
export interface Brief {
  language: string;
  direction: 'ltr' | 'rtl';
  name: string;
  tagline: string;
  message: string;
  /** Quoted texts that must stand on the stage, in order. */
  exact: string[];
  /** Sentences of copy that no other element took up, in order, weighed by rank. */
  statements: { text: string; rank: number }[];
  figures: Figure[];
  changes: Change[];
  series: Series[];
  lists: List[];
  tables: Table[];
  quotations: Quotation[];
  comparison: [Side, Side] | null;
  occasion: Occasion;
  offer: Offer;
  /** Blocks of code or commands, line by line. */
  commands: string[][];
  flow: string[];
  /** Quoted words of two or more people in turn. */
  dialogue: { who: string; text: string }[];
  /** Formulas, each in its terms. */
  formulas: string[][];
  /** Uploaded pictures that the film shall show, by name; `logo` stands in the closing. */
  pictures: string[];
  /** Seconds that a clip among them stands for. */
  clipSeconds: Record<string, number>;
  hasLogo: boolean;
  rating: string;
  /** "7 of 10": [7, 10, label]. */
  share: [number, number, string] | null;
  action: string;
  address: string;
  /** Length that the brief asks for. */
  seconds: number | null;
  /** It may be shorter: "under a minute". */
  isMost: boolean;
  fps: number | null;
  strict: boolean;
  colours: NamedColour[];
  bannedColours: string[];
  treatment: Treatment;
  /** Signatures, transitions, textures, motifs and marks that a treatment refuses, by name. */
  refused: ReadonlySet<string>;
  /** Lists that directions hand over: shown, or named as left out. */
  handed: string[];
  /** What stands otherwise than the brief says, for the run's summary: sentences with words that the brand avoids. */
  told: string[];
  tones: ToneKey[];
  energy: 'calm' | 'balanced' | 'energetic' | null;
  dark: boolean | null;
  /** It stands on black, or on white, and on no tint of another colour. */
  isPlain: boolean;
  /** The pairings that the words for a typeface allow, the likeliest first; empty where a brief names none. */
  faces: readonly Theme['pairing'][];
  /** Shape that the instructions or the prompt name outright. */
  namedShape: ShapeKey | null;
  /** Cue hits by shape, weighted, before the evidence. */
  cues: Record<ShapeKey, number>;
  /** Sentences of copy as the brief has them, whatever became of them. */
  copy: string[];
  /** A script: told in its own order, from its first line on. */
  isScript: boolean;
  /** The scenes of a storyboard in turn; empty where the brief tells its film otherwise. */
  board: readonly BoardScene[];
  /** Was asked to open on its quotation. */
  quotesFirst: boolean;
  /** What the goal is about, where only the goal says so; else empty. */
  aim: string;
  /** Words of prompt and requirement together. */
  words: number;
}
