/** The film as planned before any scene is written: what both directors produce and choreography checks. */
import type { CameraMove, ImageStyle, MusicMood } from './media-operations.ts';
import type { SoundRole } from './sound.ts';
import type { Theme } from './theme.ts';

export const sceneRoles = ['ground', 'hero', 'support', 'text', 'closing'] as const;
export type SceneRole = (typeof sceneRoles)[number];

/** One scene of a plan. Positions and lengths are integer frames; `zone` is a zone of the layout table. */
export interface PlannedScene {
  name: string;
  role: SceneRole;
  track: number;
  startFrame: number;
  durationInFrames: number;
  zone: string;
  /** What the scene shows and how it enters, holds and exits, in words: the enriched brief of one scene. */
  brief: string;
  /** Kit pieces the scene is cast with. */
  pieces: string[];
  /** Exact strings of the brief that must stand readable in this scene. */
  words: string[];
}

/** A voice that is made before the scenes: what it says leads how long they last. */
export interface PlannedVoice {
  /** What is said, in turn; `at` is the frame at which the part begins that a line belongs to. */
  lines: { text: string; at: number }[];
  language: string;
  voice?: string;
  speed?: number;
  /** Of the film it is known how long it shall be: only words that need more time make it longer. */
  keepsLength: boolean;
  /** Where each line lies once it was made: in seconds of the film, and of the sound by this name. */
  spoken?: { asset: string; lines: SpokenPlace[] };
}

export interface SpokenPlace {
  start: number;
  from: number;
  to: number;
}

export interface PlannedMusic {
  prompt: string;
  mood?: MusicMood;
  tempo?: number;
  /** Decibels. */
  volume: number;
}

/** What a prompt makes a film heard with, and how it changes what is heard already. */
export interface SoundPlan {
  voice?: PlannedVoice;
  music?: PlannedMusic;
  /** What the voices say, in the picture: `burn` draws it, `none` takes it out. */
  captions?: 'burn' | 'none';
  /** Synthesised effects on the film's motion: placed, or taken out. */
  effects?: 'place' | 'none';
  /** Roles that fall silent. */
  silent?: SoundRole[];
  /** Frame at which a voice that stands begins now, by the id of its clip: its part of the film has moved. */
  moved?: Record<string, number>;
  /** Decibels by which a role grows louder. */
  louder?: Partial<Record<SoundRole, number>>;
}

/** The paid operations whose files scenes show. */
export const pictureOperations = ['image_generation', 'background_removal', 'ai_video_a', 'ai_video_b'] as const;
export type PictureOperation = (typeof pictureOperations)[number];

/** A picture or clip that is made before the scenes are written, which show it as `asset('<name>')`. */
export interface PlannedPicture {
  operation: PictureOperation;
  name: string;
  prompt?: string;
  style?: ImageStyle;
  /** Of a clip. */
  seconds?: number;
  move?: CameraMove;
  /** In pixels; without them the film's. */
  width?: number;
  height?: number;
  /** The picture of the library, or of this plan, that is cut out, or that the camera moves over. */
  asset?: string;
}

export interface FilmPlan<Scene extends PlannedScene = PlannedScene> {
  /** Story shape, a key of the table in the art direction. */
  shape: string;
  language: string;
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  theme: Theme;
  scenes: Scene[];
  /** Sentences or items of the brief that found no room, in the brief's order. */
  leftOut: string[];
  /** Sentences of the prompt, as typed and in its order, that were read as said to the director and are not shown. */
  directions?: string[];
  /** Kinds of the edits that it makes of what stands, for a plan that edits. */
  edits?: string[];
  sound?: SoundPlan;
  /** Made for this film, in their order: one may be worked on by a later one. */
  pictures?: PlannedPicture[];
}
