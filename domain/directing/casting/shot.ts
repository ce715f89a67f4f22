/** One kit piece with its props. Frames in props (`from`, `to`, `cues`) are added when the scene is timed. */
export interface Shot {
  piece: string;
  props: Record<string, Json>;
  /** Strings of the brief that stand in it, each exactly as shown. */
  words: string[];
  /** Frames at 30 per second that a viewer needs for it, from entrance to exit. */
  need: number;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What a beat is made of; story shapes order beats by it. */
export type BeatKind =
  | 'statement'
  | 'manifesto'
  | 'figures'
  | 'series'
  | 'change'
  | 'list'
  /** Sentences of a crowded film that share one place, in the brief's order. */
  | 'sentences'
  | 'steps'
  | 'compare'
  | 'quote'
  | 'ticket'
  | 'command'
  | 'flow'
  | 'offer'
  | 'notice'
  | 'rating'
  | 'share'
  | 'roles'
  | 'exact';

/** One idea on the hero's stage. */
export interface Beat {
  kind: BeatKind;
  shots: PlacedShot[];
  /** Higher stays longer when the film is too short. */
  rank: number;
  need: number;
  /** Frames at 30 per second that the brief gives it. */
  asked?: number;
  /** A small proof that stands beside it, in a scene of its own. */
  aside?: Shot;
  /** Goes on with the list of the beat before it. */
  goesOn?: boolean;
}

/** The first words that a beat shows; empty where it is drawn alone, or none. */
export const lineOf = (beat: Beat | undefined): string =>
  beat?.shots.find(({ words }) => words.length > 0)?.words[0] ?? '';

/** What stands on the first ticket of the beats; empty where there is none. */
export function titleOnTicket(beats: readonly Beat[]): string {
  const title = beats.flatMap(({ shots }) => shots).find(({ piece }) => piece === 'Ticket')?.props.title;
  return typeof title === 'string' ? title : '';
}

/** A shot and its box in % of the carrier; without one it fills the carrier. */
export interface PlacedShot extends Shot {
  box?: { x: number; y: number; w: number; h: number };
}

/** What shots that stand at once need: the time of the longest, in frames at 30 per second. */
export const longestNeed = (shots: readonly Pick<Shot, 'need'>[]): number => Math.max(...shots.map(({ need }) => need));

/** What a viewer needs to read a text, in frames at 30 per second. Art direction, section 5. */
export function readingTime(text: string, energy: 'calm' | 'balanced' | 'energetic'): number {
  const dense = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0;
  // Japanese by its kana; Han letters alone may be either language.
  const rate = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 6 : /\p{Script=Hangul}/u.test(text) ? 2.5 : 4;
  const characters = [...text].length - dense;
  const figures = text.match(/\d[\d.,]*/g)?.length ?? 0;
  const time = 15 + 1.5 * (characters + figures * 2) + rate * dense;
  const factor = { calm: 1.15, balanced: 1, energetic: 0.9 }[energy];
  return Math.max({ calm: 42, balanced: 30, energetic: 24 }[energy], Math.ceil(time * factor));
}
