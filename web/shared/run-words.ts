import type { RunKind, WaitReason } from '../../contract/names.ts';
import type { Run } from '../../contract/runs.ts';

const kindWords: Record<RunKind, string> = {
  prompt: 'Prompt',
  preview: 'Preview',
  review: 'Review',
  export: 'Export',
  mend: 'Fix',
  loop: 'Loop',
  production: 'Production',
  media: 'Media',
};
const waitWords: Record<WaitReason, string> = {
  paused: 'paused',
  balance: 'waits for balance',
  budget: 'waits for budget',
  approval: 'waits for approval',
};
const stateWords = {
  queued: { word: 'queued', color: 'gray' },
  running: { word: 'running', color: 'blue' },
  completed: { word: 'done', color: 'teal' },
  failed: { word: 'failed', color: 'red' },
  cancelled: { word: 'cancelled', color: 'gray' },
} as const;

/** What a run is and how it stands, in two words and a colour. */
export function runWords({ kind, state, waitsFor }: Pick<Run, 'kind' | 'state' | 'waitsFor'>) {
  const { word, color } = stateWords[state];
  const kindWord = kindWords[kind] ?? kind;
  if (waitsFor && (state === 'running' || state === 'queued')) {
    return { text: `${kindWord} ${waitWords[waitsFor]}`, color: 'yellow' };
  }
  return { text: `${kindWord} ${word}`, color };
}
