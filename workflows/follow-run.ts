import {
  type ActivityOptions,
  defineQuery,
  setCurrentDetails,
  setHandler,
  upsertMemo,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import type { Receipt } from '../activities/receipt.ts';
import { type Phase, type Progress, phases, type RunKind, type RunView, workflowMessages } from '../contract/names.ts';
import { gatesAt } from '../domain/project/gates-at.ts';
import { searchKeys } from './search-keys.ts';

interface Activity<Input, Reply> {
  executeWithOptions(options: ActivityOptions, args: [Input]): Promise<Reply>;
}

/** A run as its workflow tells of it: to the `progress` query, to the Temporal UI, to the search attributes. */
export interface FollowedRun {
  /** Runs one activity under a summary that the Temporal UI shows. */
  step<Input extends { runId: string }, Reply extends Receipt>(
    summary: string,
    activity: Activity<Input, Reply>,
    input: Input,
  ): Promise<Reply>;
  /** Enters a phase: its gate is open, those before it are passed. */
  enter(phase: Phase): void;
  count(name: string, value: number): void;
  /** What its work costs so far, or did cost, in micro-dollars; nothing in histories of workers that did not tell. */
  spend(micros: number | undefined): void;
}

/** Events that `progress` still lists; older ones are read from the rows alone. */
const listed = 200;

const progressQuery = defineQuery<Progress, [number]>(workflowMessages.progress);

export function followRun(kind: RunKind): FollowedRun {
  let seq = 0;
  const view: RunView = { kind, phase: 'context', step: 'Start', gates: {}, counts: {}, ids: {} };
  setHandler(progressQuery, (since) => ({ seq, view, gap: since < seq - listed }), {
    description: 'Where the run stands since an event: newest event, view, and whether older ones are no longer listed',
  });
  const show = () => setCurrentDetails(details(view));
  return {
    async step(summary, activity, input) {
      view.step = summary;
      show();
      const reply = await activity.executeWithOptions({ summary }, [input]);
      seq = Math.max(seq, reply.seq);
      Object.assign(view.counts, reply.counts);
      Object.assign(view.ids, reply.ids);
      show();
      return reply;
    },
    enter(phase) {
      view.phase = phase;
      view.gates = gatesAt(phase);
      upsertSearchAttributes([{ key: searchKeys.phase, value: phase }]);
      const { gates, counts, ids } = view;
      upsertMemo({ phase, gates, counts, ids });
      show();
    },
    count(name, value) {
      view.counts[name] = value;
      show();
    },
    spend(micros) {
      if (micros === undefined || micros === (view.counts.spentMicros ?? 0)) return;
      view.counts.spentMicros = micros;
      upsertSearchAttributes([{ key: searchKeys.spent, value: micros }]);
      show();
    },
  };
}

/** Markdown for the Temporal UI: the gate table, what happens now, the figures so far, and links to the runs concerned. */
function details({ phase, step, gates, counts, ids }: RunView): string {
  const rows = phases.map((name) => `| ${name === phase ? `**${name}**` : name} | ${gates[name] ?? 'not reached'} |`);
  const { parent } = workflowInfo();
  const concerned = { ...(parent && { partOf: parent.workflowId }), ...ids };
  const facts = [
    `**Now:** ${step}`,
    ...Object.entries(concerned).map(([name, id]) => `${name}: ${linked(id)}`),
    ...Object.entries(counts).map(([name, value]) => `${name}: ${value}`),
  ];
  // The UI cuts the last line, so that is an empty one.
  return [facts.join(' · '), '', '| phase | gate |', '| --- | --- |', ...rows, '', '\u00a0'].join('\n');
}

/** A run as a link to its own page in the same Temporal UI; any other id as it is. */
function linked(id: string): string {
  return id.startsWith('run_') ? `[${id}](/namespaces/${workflowInfo().namespace}/workflows/${id})` : id;
}
