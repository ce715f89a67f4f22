import type { Pairing } from '../../../contract/theme.ts';

/** What a part of a film is called in an edit, whatever the language. */
export type TargetNoun =
  | 'headline'
  | 'quote'
  | 'ticket'
  | 'chart'
  | 'figure'
  | 'list'
  | 'cards'
  | 'steps'
  | 'comparison'
  | 'terminal'
  | 'device'
  | 'icon'
  | 'rating'
  | 'logo'
  | 'action'
  | 'address'
  | 'name'
  | 'tagline'
  | 'date'
  | 'place'
  | 'phone'
  | 'price'
  | 'code'
  | 'hook'
  | 'hero'
  | 'support'
  | 'closing'
  | 'ground'
  /** What the film's parts are to a viewer, whatever piece shows them. */
  | 'people'
  | 'bigNumber'
  | 'ranking'
  | 'timeline'
  | 'takeaway'
  | 'feature';

/** Which part of the film an edit speaks of. Numbers count what a viewer sees in turn, from 1; −1 is the last, −2 the last but one. */
export type Target =
  | { by: 'number'; number: number }
  | { by: 'words'; words: string }
  /** One item of a list, rail or grid, counted from 1; −1 is the last. */
  | { by: 'item'; number: number }
  /** One row of what a noun means: "the second stat". */
  | { by: 'row'; of: TargetNoun; number: number }
  /** Words that several parts could be called by. */
  | { by: 'either'; said: string; numbers: number[] }
  | { by: 'noun'; noun: TargetNoun }
  | { by: 'name'; name: string };

export type Place =
  | { at: 'start' }
  | { at: 'end' }
  | { at: 'before' | 'after'; target: Target }
  /** Two neighbours. */
  | { at: 'between'; target: Target; next: Target };

export type ColourRole = 'brand' | 'accent' | 'ground' | 'ink';

/** The first line of a part, the smaller one below it, or what a figure is called. */
export type LineKind = 'main' | 'under' | 'label';

/** One edit of a standing film, as the offline director understands it. Lengths in seconds. */
export type Edit =
  | { kind: 'words'; from: string; to: string; within?: Target }
  /** One line of a part; without one, of the film. */
  | { kind: 'line'; of: LineKind; within: Target | null; to: string }
  | { kind: 'text'; target: Target; to: string }
  /** A figure, date or time that has changed; `about` is what the edit says of it, `was` what it was, `end` which end of a span. */
  | {
      kind: 'fact';
      of: 'figure' | 'date' | 'time';
      to: string;
      about: string;
      was?: string;
      end?: 'from' | 'until';
      within?: Target;
    }
  /** The day of a date: "It's the 28th, not the 21st". */
  | { kind: 'day'; from: number; to: number; within?: Target }
  /** `isNamed`: by a name, of which the film may have a shade of its own; `isOwn`: "the blue", which it has. */
  | { kind: 'colour'; role: ColourRole; hex: string; isNamed?: boolean; isOwn?: boolean }
  /** Whatever role now has the colour `was`, the ground without one, or one near it; `lighter`: without a colour to become, its own so much lighter (−1 to 1), and less loud if `isSofter`. */
  | { kind: 'recolour'; was: string | null; hex: string; lighter?: number; isSofter?: true }
  | { kind: 'shade'; dark: boolean }
  | { kind: 'typeface'; pairing: Pairing }
  /** `isOfWhole`: the film is named, and no part that was spoken of can be meant. */
  | { kind: 'length'; change: LengthChange; target: Target | null; isOfWhole?: boolean }
  /** `span`: so many parts in turn from the first one. */
  | { kind: 'swap'; one: Target; other: Target; span?: number }
  /** `isSoft`: one of a row of places, of which some may be so already. `isItem`: inside its own list. */
  | { kind: 'move'; target: Target; place: Place; isSoft?: boolean; isItem?: boolean }
  /** `from`: what is marked now and shall not be. */
  | { kind: 'emphasis'; words: string; target?: Target; from?: string; within?: Target }
  /** Texts so many times as large as they stand. */
  | { kind: 'size'; targets: SizeTarget[]; times: number }
  | { kind: 'pace'; step: 1 | -1 }
  | { kind: 'format'; width: number; height: number; strict: boolean }
  /** `lines`: words one below another; `list`: items under the text as title; `seconds` where the prompt says how long it lasts. */
  | { kind: 'add'; text: string; place: Place | null; lines?: string[]; list?: string[]; seconds?: number }
  /** One more item of the film's list. */
  | {
      kind: 'addItem';
      text: string;
      /** The figure that the text names, and what it counts. */
      value?: string;
      unit?: string;
      target?: Target | null;
      /** "a fifth row": which one it shall be. */
      number?: number;
      place?: Place;
      beside?: Place | null;
    }
  /** One more line in a part that stands. */
  | { kind: 'addLine'; text: string; target: Target; under: Target | null }
  /** Where what was just added shall stand. */
  | { kind: 'place'; place: Place; beside: Place | null }
  /** The same words in capitals or in small letters. */
  | { kind: 'case'; target: Target; to: 'upper' | 'lower' }
  /** `within`: the part that it shall be in. */
  | { kind: 'remove'; target: Target; within?: Target }
  /** `isEach`: every item gets a scene of its own. */
  | { kind: 'split'; target: Target; isEach?: boolean }
  /** `to`: what two items of one list say as one. */
  | { kind: 'merge'; one: Target; other: Target; to?: string }
  /** One more row of a programme, a price list or another list: what it says decides which. */
  | {
      kind: 'addRow';
      text: string;
      /** What the list is called, and what one of its rows is. */
      list: string | null;
      noun?: string;
      place: Place | null;
      /** "a fourth thing": which one it shall be. */
      number?: number;
      /** Only in what these nouns mean. */
      pieces?: TargetNoun[];
    }
  /** What a part lists, shown by another piece. */
  | { kind: 'piece'; target: Target; piece: ListingPiece }
  /** Who said what the film quotes; without a name, only what they are. */
  | { kind: 'signed'; who?: string; role?: string };

/** A piece that shows rows. */
export type ListingPiece = 'ListBuild' | 'Steps' | 'CardGrid' | 'Bars' | 'Line' | 'Donut';

/** Whose text is meant: all of the film, what one target names, or a scene or film of which nobody says what shall grow. */
export type SizeTarget =
  | { of: 'all' }
  | { of: 'text'; target: Target; isEvery: boolean }
  | { of: 'scene'; target: Target | null };

export type LengthChange =
  /** `way`: the wish that the number belongs to. */
  { to: number; way?: 'longer' | 'shorter' } | { by: number } | { times: number } | { least: number };
