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
  | 'price'
  | 'code'
  | 'hook'
  | 'hero'
  | 'support'
  | 'closing'
  | 'ground';

/** Which part of the film an edit speaks of. Numbers count what a viewer sees in turn, from 1; −1 is the last, −2 the last but one. */
export type Target =
  | { by: 'number'; number: number }
  | { by: 'words'; words: string }
  /** One item of a list, rail or grid, counted from 1; −1 is the last. */
  | { by: 'item'; number: number }
  | { by: 'noun'; noun: TargetNoun }
  | { by: 'name'; name: string };

export type Place = { at: 'start' } | { at: 'end' } | { at: 'before' | 'after'; target: Target };

export type ColourRole = 'brand' | 'accent' | 'ground' | 'ink';

/** One edit of a standing film, as the offline director understands it. Lengths in seconds. */
export type Edit =
  | { kind: 'words'; from: string; to: string }
  | { kind: 'text'; target: Target; to: string }
  /** A figure, date or time that has changed; `about` is what the edit says of it. */
  | { kind: 'fact'; of: 'figure' | 'date' | 'time'; to: string; about: string }
  | { kind: 'colour'; role: ColourRole; hex: string }
  /** Whatever role now has the colour `was`, or one near it. */
  | { kind: 'recolour'; was: string; hex: string }
  | { kind: 'shade'; dark: boolean }
  | { kind: 'typeface'; pairing: Pairing }
  /** `isOfWhole`: the film is named, and no part that was spoken of can be meant. */
  | { kind: 'length'; change: LengthChange; target: Target | null; isOfWhole?: boolean }
  | { kind: 'swap'; one: Target; other: Target }
  | { kind: 'move'; target: Target; place: Place }
  /** `from`: what is marked now and shall not be. */
  | { kind: 'emphasis'; words: string; target?: Target; from?: string }
  /** Texts so many times as large as they stand. */
  | { kind: 'size'; targets: SizeTarget[]; times: number }
  | { kind: 'pace'; step: 1 | -1 }
  | { kind: 'format'; width: number; height: number; strict: boolean }
  /** `lines`: words one below another; `list`: items under the text as title; `seconds` where the prompt says how long it lasts. */
  | { kind: 'add'; text: string; place: Place | null; lines?: string[]; list?: string[]; seconds?: number }
  /** One more item of the film's list. */
  | { kind: 'addItem'; text: string }
  | { kind: 'remove'; target: Target }
  | { kind: 'split'; target: Target }
  | { kind: 'merge'; one: Target; other: Target };

/** Whose text is meant: all of the film, what one target names, or a scene or film of which nobody says what shall grow. */
export type SizeTarget =
  | { of: 'all' }
  | { of: 'text'; target: Target; isEvery: boolean }
  | { of: 'scene'; target: Target | null };

export type LengthChange =
  /** `way`: the wish that the number belongs to. */
  { to: number; way?: 'longer' | 'shorter' } | { by: number } | { times: number } | { least: number };
