/** What the web app and the frame that plays a film say to each other. Types only. */
import type { SceneFault, StageTimeline } from './stage.ts';

/** From the app. */
export type PlayerOrder =
  | { type: 'open'; timeline: StageTimeline; modules: Record<string, string> }
  | { type: 'seek'; frame: number }
  | { type: 'ping'; id: number };

/** To the app, which trusts none of it: scene code could have sent it. */
export type PlayerNews =
  | { type: 'ready' }
  | { type: 'loading'; key: string }
  | { type: 'opened' }
  | { type: 'shown'; frame: number; faults: SceneFault[] }
  | { type: 'pong'; id: number };
