/** What the web app and the frame that plays a film say to each other. Types only. */
import type { SceneFault, StageTimeline } from './stage.ts';

/** A picture, clip or typeface that scenes name. Its content is handed over, since the frame may fetch nothing. */
export interface PlayerAsset {
  content: Blob;
  width: number;
  height: number;
  /** Of a clip, whose content is its file. */
  clip?: { fps: number; frames: number };
  font?: { weights: [number, number]; ranges: string };
}

/** From the app. */
export type PlayerOrder =
  | { type: 'open'; timeline: StageTimeline; modules: Record<string, string>; assets: Record<string, PlayerAsset> }
  | { type: 'seek'; frame: number }
  | { type: 'ping'; id: number };

/** To the app, which trusts none of it: scene code could have sent it. */
export type PlayerNews =
  | { type: 'ready' }
  | { type: 'loading'; key: string }
  | { type: 'opened' }
  | { type: 'shown'; frame: number; faults: SceneFault[] }
  | { type: 'pong'; id: number };
