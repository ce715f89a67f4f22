/** Names that API, workflows and worker must agree on. */
export const taskQueues = { core: 'core', direct: 'direct', stills: 'stills', render: 'render' } as const;
export type TaskQueue = keyof typeof taskQueues;

/** Typed search attributes; every one must be registered or each workflow start fails. */
export const searchAttributes = {
  Phase: 'KEYWORD',
  RunKind: 'KEYWORD',
  Project: 'KEYWORD',
  SpentMicros: 'INT',
  NeedsHuman: 'BOOL',
} as const;

export const runKinds = ['prompt', 'preview', 'review', 'export'] as const;
export type RunKind = (typeof runKinds)[number];

/** Workflow type of each kind of run; the workflow's id is the run's id. */
export const workflowOfKind = {
  prompt: 'promptRun',
  preview: 'previewRun',
  review: 'reviewRun',
  export: 'exportRun',
} as const satisfies Record<RunKind, string>;

export const runStates = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type RunState = (typeof runStates)[number];

export const phases = ['context', 'generate', 'review', 'iterate', 'export'] as const;
export type Phase = (typeof phases)[number];

export const contextLabels = ['goal', 'requirement', 'brand', 'instructions'] as const;
export type ContextLabel = (typeof contextLabels)[number];
