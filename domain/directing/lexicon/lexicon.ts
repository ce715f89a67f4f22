import type { ShapeKey } from '../shape-table.ts';
import type { ToneKey } from '../tone-table.ts';

/** What a field label such as `Headline:` says about the words after it. */
export type FieldKey =
  | 'message'
  | 'name'
  | 'tagline'
  | 'action'
  | 'date'
  | 'time'
  | 'place'
  | 'price'
  | 'code'
  | 'quote'
  | 'steps'
  | 'list'
  | 'before'
  | 'after'
  | 'colours'
  | 'note';

/** The words of one language by which a brief is read. Entries are lower case; a trailing `*` lets an ending follow. */
export interface Lexicon {
  language: string;
  /** Frequent small words, by which the language is told. */
  small: string[];
  /** Verbs that ask for a video: "make", "erstelle". */
  make: string[];
  /** What is asked for: "video", "clip". */
  film: string[];
  /** Words between the asking and the subject: "that", "about", "announcing". */
  link: string[];
  /** Verbs by which a sentence directs the maker: "show", "end with". */
  direct: string[];
  /** Nouns that make a sentence a note on looks or making: "style", "transition". */
  craft: string[];
  fields: Record<FieldKey, string[]>;
  cues: Record<ShapeKey, string[]>;
  tones: Record<ToneKey, string[]>;
  /** Twelve month names, full first. */
  months: string[][];
  weekdays: string[];
  until: string[];
  /** Prepositions before a place. */
  placeAt: string[];
  and: string[];
  or: string[];
  /** [from, to] as in "from 14 minutes to 90 seconds". */
  fromTo: [string[], string[]];
  /** "used to", "früher": marks the state before a change; "now", "jetzt": the state after it. */
  once: string[];
  now: string[];
  versus: string[];
  rise: string[];
  fall: string[];
  /** Imperatives of a call to action. */
  act: string[];
  /** What somebody does on the day of an event: "celebrates", "feiert", "stellt … ein". */
  holds: string[];
  /** Nouns by which a line asks for an answer: "Reservations", "Bewerbung". */
  ask: string[];
  /** Imperatives of a step. */
  step: string[];
  says: string[];
  avoid: string[];
  free: string[];
  /** Words for one second and one minute, for lengths. */
  second: string[];
  minute: string[];
  called: string[];
  because: string[];
  /** Articles and determiners, which no headline ends on. */
  article: string[];
  /** The only words a film may add. */
  connectors: { before: string; after: string; versus: string; step: string; from: string; to: string; until: string };
}

/** Phrases parted by commas, over as many lines as they need. */
export const list = (text: string): string[] => text.trim().split(/,\s+/);

/** Month names in order, the forms of one month parted by slashes. */
export const months = (text: string): string[][] => list(text).map((month) => month.split('/'));
