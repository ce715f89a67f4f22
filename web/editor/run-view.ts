import type { Finding } from '../../contract/findings.ts';
import type { WaitReason } from '../../contract/names.ts';
import type { Problem } from '../../contract/problem.ts';
import type { RunEventBody, RunEventType } from '../../contract/runs.ts';

/** One event of a stream, as the browser got it. */
export type StreamedEvent = { [Type in RunEventType]: { type: Type; body: RunEventBody<Type> } }[RunEventType];

/** A scene as the run comes to it. */
export interface SceneProgress {
  name: string;
  role: string;
  track: number;
  startFrame: number;
  durationInFrames: number;
  state: 'planned' | 'writing' | 'ready' | 'left_out';
  repairs: number;
}

/** What a person sees of a run that is followed: made of its events alone, so that a reload shows the same. */
export interface RunProgress {
  quote: { low: number; high: number } | null;
  step: string | null;
  scenes: SceneProgress[];
  /** Copy of the prompt without room, and what of it was read as said to the director. */
  leftOut: string[];
  directions: string[];
  /** The code that is being written now. */
  writing: string;
  findings: Finding[];
  turns: { turn: number; action: string; why: string }[];
  spent: number;
  held: number;
  frames: { done: number; total: number; etaSeconds: number | null } | null;
  waitsFor: WaitReason | null;
  /** No worker answers: what is shown is the last that is known. */
  stale: boolean;
  summary: string | null;
  stoppedBy: string | null;
  error: Problem | null;
  ended: boolean;
}

export const noProgress: RunProgress = {
  ...{
    quote: null,
    step: null,
    scenes: [],
    leftOut: [],
    directions: [],
    writing: '',
    findings: [],
    turns: [],
    spent: 0,
    held: 0,
  },
  ...{ frames: null, waitsFor: null, stale: false, summary: null, stoppedBy: null, error: null, ended: false },
};

/** What is known after one more event. An event that comes twice changes nothing the second time. */
export function afterEvent(known: RunProgress, event: StreamedEvent): RunProgress {
  const progress = { ...known, stale: event.type === 'stale' };
  switch (event.type) {
    case 'run.accepted':
      return { ...progress, quote: event.body.quote ?? null };
    case 'phase':
      return { ...progress, step: event.body.name };
    case 'plan':
      return planOf(progress, event.body);
    case 'scene.started':
      return { ...withScene(progress, event.body, 'writing'), writing: '' };
    case 'scene.delta':
      return { ...progress, writing: (progress.writing + event.body.text).slice(-4_000) };
    case 'scene.ready':
      return { ...ready(progress, event.body), writing: '' };
    case 'finding':
      return { ...progress, findings: [...others(progress.findings, event.body.id), event.body] };
    case 'turn':
      return {
        ...progress,
        turns: [...progress.turns.filter(({ turn }) => turn !== event.body.turn), event.body],
      };
    case 'budget':
      return { ...progress, spent: event.body.spent, held: event.body.held };
    case 'frame':
      return { ...progress, frames: event.body };
    case 'balance.needed':
      return { ...progress, waitsFor: 'balance' };
    case 'waiting':
      return { ...progress, waitsFor: event.body.for };
    case 'resumed':
      return { ...progress, waitsFor: null };
    case 'run.completed':
      return completed(progress, event.body);
    case 'run.failed':
      return { ...progress, error: event.body.error, ended: true, waitsFor: null };
    default:
      return progress;
  }
}

function planOf(progress: RunProgress, { scenes, leftOut = [], directions = [] }: RunEventBody<'plan'>): RunProgress {
  return { ...progress, scenes: scenes.map(planned), leftOut, directions };
}

type Position = RunEventBody<'scene.started'>;

const planned = ({ name, role, track, startFrame, durationInFrames }: Position): SceneProgress => ({
  ...{ name, role, track, startFrame, durationInFrames },
  state: 'planned',
  repairs: 0,
});

const others = (findings: Finding[], id: string) => findings.filter((finding) => finding.id !== id);

function withScene(progress: RunProgress, position: Position, state: SceneProgress['state']): RunProgress {
  const isKnown = progress.scenes.some(({ name }) => name === position.name);
  const scenes = isKnown ? progress.scenes : [...progress.scenes, planned(position)];
  return {
    ...progress,
    // One that is ready stays so: the start of it may be told again.
    scenes: scenes.map((scene) =>
      scene.name === position.name && scene.state !== 'ready' ? { ...scene, state } : scene,
    ),
  };
}

function ready(progress: RunProgress, { name, repairs = 0 }: RunEventBody<'scene.ready'>): RunProgress {
  const scenes = progress.scenes.map((scene) =>
    scene.name === name ? { ...scene, state: 'ready' as const, repairs } : scene,
  );
  return { ...progress, scenes };
}

function completed(progress: RunProgress, body: RunEventBody<'run.completed'>): RunProgress {
  const { summary, spent, stoppedBy = null, leftOut = [], directions = progress.directions } = body;
  const scenes = progress.scenes.map((scene) =>
    leftOut.includes(scene.name) ? { ...scene, state: 'left_out' as const } : scene,
  );
  // What could not be made besides is known at the end alone.
  const words = leftOut.filter((text) => !scenes.some(({ name }) => name === text));
  const unshown = { leftOut: words.length > 0 ? words : progress.leftOut, directions };
  return { ...progress, ...unshown, scenes, summary, spent, held: 0, stoppedBy, waitsFor: null, ended: true };
}
