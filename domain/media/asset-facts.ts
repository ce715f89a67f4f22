/** How loud a sound is (EBU R 128). */
export interface Loudness {
  /** Integrated, in LUFS; null where nothing is loud or long enough to be measured. */
  loudness: number | null;
  /** In dBTP; null for silence. */
  truePeak: number | null;
}

/** What is known of a sound that was decoded and written anew. */
export interface SoundFacts extends Loudness {
  seconds: number;
  /** Channels and rate of the source. */
  channels: number;
  sampleRate: number;
  /** Highest level of each stretch of equal length, 0–1. */
  peaks: number[];
}

/** What is known of a moving picture that was decoded and written anew: its file can be read in parts of 24 frames. */
export interface ClipFacts {
  width: number;
  height: number;
  fps: number;
  frames: number;
  seconds: number;
  alpha: boolean;
  /** Bytes that stand before the first part, and where each part begins; the last of them is where the last part ends. */
  headBytes: number;
  parts: number[];
}
