/** Names that API, workflows and worker must agree on. */
export const taskQueues = { core: 'core', direct: 'direct', stills: 'stills', render: 'render' } as const;
export type TaskQueue = keyof typeof taskQueues;

/** Temporal's name of our workers where they are versioned. */
export const workerDeployment = 'framewright';

/** Typed search attributes; every one must be registered or each workflow start fails. */
export const searchAttributes = {
  Phase: 'KEYWORD',
  RunKind: 'KEYWORD',
  Project: 'KEYWORD',
  SpentMicros: 'INT',
  NeedsHuman: 'BOOL',
} as const;

export const runKinds = ['prompt', 'preview', 'review', 'export', 'mend', 'loop', 'production', 'media'] as const;
export type RunKind = (typeof runKinds)[number];

/** Workflow type of each kind of run; the workflow's id is the run's id. */
export const workflowOfKind = {
  prompt: 'promptRun',
  preview: 'previewRun',
  review: 'reviewRun',
  export: 'exportRun',
  mend: 'mendRun',
  loop: 'loopRun',
  production: 'production',
  media: 'mediaRun',
} as const satisfies Record<RunKind, string>;

/** What a workflow's summary calls its run. */
export const runTitles: Readonly<Record<RunKind, string>> = {
  prompt: 'Prompt run',
  preview: 'Preview',
  review: 'Review',
  export: 'Export',
  mend: 'Mending',
  loop: 'Loop',
  production: 'Production',
  media: 'Media operation',
};

/** Who makes a media operation's file: `embedded` is the stand-in that needs no account anywhere. */
export const mediaProviders = ['embedded', 'openai', 'removebg', 'elevenlabs', 'replicate', 'jobs'] as const;
export type MediaProvider = (typeof mediaProviders)[number];

export const runStates = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type RunState = (typeof runStates)[number];

export const phases = ['context', 'generate', 'review', 'iterate', 'export'] as const;
export type Phase = (typeof phases)[number];

export const contextLabels = ['goal', 'requirement', 'brand', 'instructions'] as const;
export type ContextLabel = (typeof contextLabels)[number];

/** Messages that a run's workflow answers. */
export const workflowMessages = {
  progress: 'progress',
  cancel: 'cancel',
  pause: 'pause',
  resume: 'resume',
  decide: 'decide',
  called: 'called',
} as const;

/** What a run that lives waits for before it goes on. */
export const waitReasons = ['paused', 'balance', 'budget', 'approval'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Where a run stands: states, counts and ids, nothing that a person wrote. */
export interface RunView {
  kind: RunKind;
  phase: Phase;
  /** What it does now, in a word or two. */
  step: string;
  gates: Partial<Record<Phase, 'open' | 'closed' | 'passed'>>;
  counts: Record<string, number>;
  ids: Record<string, string>;
}

/** Reply of the query `progress(since)`. `gap`: `since` is older than what the workflow still lists. */
export interface Progress {
  /** Newest event that the workflow knows of; the rows may be ahead. */
  seq: number;
  view: RunView;
  gap: boolean;
}

/** Argument of the update `cancel`. */
export interface CancelRequest {
  /** A prompt then throws its finished scenes away. */
  discard: boolean;
}

/** How a loop ends. */
export const loopOutcomes = [
  'done',
  'budget',
  'turns',
  'time',
  'no_progress',
  'refused',
  'cancelled',
  'failed',
] as const;
export type LoopOutcome = (typeof loopOutcomes)[number];

/** Argument of the update `decide`: a person's answer to a gate that waits. The note's text lies in the database. */
export interface Decision {
  type: 'approve' | 'send_back';
  /** Number of the note that came with it; null for none. */
  note: number | null;
}

/** The one argument of every run's workflow. */
export interface RunArgs {
  runId: string;
}
