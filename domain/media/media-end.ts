import type { AssetWord } from '../../contract/assets.ts';
import type { CameraMove, ImageStyle, MediaOperation, MusicMood } from '../../contract/media-operations.ts';
import type { MediaProvider } from '../../contract/names.ts';
import type { Colours } from '../../contract/theme.ts';

/** What is asked of whoever makes it; the members that an operation has no use for are left out. */
export interface MediaOrder {
  operation: MediaOperation;
  text?: string;
  prompt?: string;
  language?: string;
  voice?: string;
  speed?: number;
  mood?: MusicMood;
  tempo?: number;
  seconds?: number;
  style?: ImageStyle;
  move?: CameraMove;
  seed: number;
  /** Of the picture or clip. */
  size: { width: number; height: number; fps: number };
  /** Colours of the project's brand. */
  colours: Colours;
  /** The picture that is worked on. */
  picture?: { content: Buffer; type: string };
}

export interface MadeMedia {
  content: Buffer;
  /** Media type of the content: PNG or JPEG, WAV or MP3, MP4. */
  type: string;
  words?: AssetWord[];
  /** What is worth knowing of how it was made. */
  facts: Record<string, unknown>;
}

export interface MakeOptions {
  signal: AbortSignal;
  /** The same in each attempt at one run. */
  key: string;
  onProgress?(share: number): void;
}

/** Where a provider's work stands. */
export type JobState = { state: 'working' } | { state: 'done'; made: MadeMedia } | { state: 'failed'; detail: string };

interface End {
  provider: MediaProvider;
  /** Who it is, in a sentence. */
  note: string;
}

/** `here`: made on this machine, in the jail. */
export interface HereEnd extends End {
  way: 'here';
  make(order: MediaOrder, options: MakeOptions): Promise<MadeMedia>;
}

/** `answer`: a provider answers with the file. */
export interface AnswerEnd extends End {
  way: 'answer';
  make(order: MediaOrder, options: MakeOptions): Promise<MadeMedia>;
}

/** `job`: a provider takes the work, and is asked for it or calls. */
export interface JobEnd extends End {
  way: 'job';
  /** How long it may take; then the work is called off and the run fails. */
  patienceMinutes: number;
  /** Its id of the work. */
  submit(order: MediaOrder, options: MakeOptions): Promise<{ job: string }>;
  /** `called`: what the provider's own call said; its signature was proved. */
  look(job: string, options: { signal: AbortSignal; called: Record<string, unknown> | null }): Promise<JobState>;
  /** Tells the provider that nobody waits for it any more. */
  drop(job: string, options: { signal: AbortSignal }): Promise<void>;
}

/** Nobody makes it here. */
export interface NoEnd {
  way: 'none';
  note: string;
}

export type MediaEnd = HereEnd | AnswerEnd | JobEnd | NoEnd;
export type MediaEnds = Readonly<Record<MediaOperation, MediaEnd>>;
