import type { ContextLabel } from '../../contract/names.ts';
import type { FilmPlan } from '../../contract/plan.ts';
import type { SoundClip } from '../../contract/sound.ts';
import type { Theme } from '../../contract/theme.ts';

/** All that a director may know of a project. Newer entries come later. */
export interface DirectorInput {
  prompt: string;
  contexts: { label: ContextLabel; text: string }[];
  width: number;
  height: number;
  fps: number;
  seed: number;
  /** Salt of the seed that keeps two projects with one brief apart; the project's id. */
  projectId: string;
  /** Scenes that stand on the head revision, for prompts that edit. */
  existing: { name: string; track: number; startFrame: number; durationInFrames: number; code: string }[];
  /** Look of the head revision; an edit keeps it. Without it every prompt plans anew. */
  theme?: Theme | null;
  /** What the head revision is heard with. */
  sound?: SoundClip[];
  /** Whether captions are drawn into the picture, whatever the prompt says. */
  captions?: 'burn' | 'none';
  /** Names of the uploaded pictures and clips that are ready to be shown. */
  pictures?: string[];
  /** Names that the library has given away, to whatever kind of file. */
  taken?: string[];
  /** Pictures that the film shall show, whatever its words name; a clip stands for its seconds. */
  shown?: { name: string; seconds?: number }[];
}

export interface SceneFaultReport {
  message: string;
  line?: number;
}

export interface WrittenScene {
  code: string;
  /** Provider cost in micro-dollars; 0 for the offline director. */
  costMicros: number;
}

/** What calls of a paid provider cost us: booked before each call is made. */
export interface CallCosts {
  /**
   * Books one call of a step at its worst case, or throws `cost_guard` where the run's cap has no room for it. What it
   * resolves to notes the actual cost; of a call whose cost nobody learns the worst case stands.
   */
  book(call: string, maxMicros: number): Promise<(actualMicros: number) => Promise<void>>;
  /** Keeps what was said in one call, in the database and nowhere else. */
  note?(call: string, transcript: object): Promise<void>;
}

/** The port of whoever plans, writes and repairs scenes. `name` is shown wherever the director worked. */
export interface Director {
  readonly name: 'offline' | 'anthropic';
  plan(input: DirectorInput, signal?: AbortSignal, costs?: CallCosts): Promise<{ plan: FilmPlan; costMicros: number }>;
  writeScene(
    input: DirectorInput,
    plan: FilmPlan,
    index: number,
    onText?: (delta: string) => void,
    signal?: AbortSignal,
    costs?: CallCosts,
  ): Promise<WrittenScene>;
  repairScene(
    input: DirectorInput,
    plan: FilmPlan,
    index: number,
    code: string,
    faults: SceneFaultReport[],
    signal?: AbortSignal,
    costs?: CallCosts,
  ): Promise<WrittenScene>;
}
