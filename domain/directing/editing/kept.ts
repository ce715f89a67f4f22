import type { Target } from './edit.ts';

/** What can be kept of a film as a whole. */
export type KeptWhole =
  | 'rest'
  | 'length'
  | 'lengths'
  | 'order'
  | 'look'
  | 'words'
  | 'scenes'
  | 'typeface'
  | 'colours'
  | 'ground'
  | 'numbers';

export type KeptThing =
  | { of: KeptWhole }
  /** Comes last, whatever else moves. */
  | { of: 'last'; target: Target }
  | { of: 'colour'; hex: string }
  | { of: 'target'; target: Target };

/** What an edit prompt wants to stay as it is, and how it says so. */
export type Kept = KeptThing & { said: string };
