import progress from 'cli-progress';
import { quantity } from '../domain/quantity.ts';
import type { Output, Streams } from './output.ts';
import type { StreamedEvent } from './run-events.ts';

export interface Presenter {
  show(event: StreamedEvent): void;
  end(): void;
}

type Data = Record<string, unknown>;

/** Sentences of a run's events for people; those that are not listed say nothing. */
const sentences: Record<string, (data: Data) => string | null> = {
  'run.accepted': ({ runId, provider }) => {
    const does = provider === 'offline' || provider === 'anthropic' ? 'directed' : 'made';
    return `Run ${runId} accepted${provider ? `, ${does} by ${provider}` : ''}.`;
  },
  media: ({ step }) => `  ${step}`,
  phase: ({ name, gate }) => `Phase ${name}${gate ? `: ${gate}` : ''}`,
  plan: (data) => planText(data),
  'scene.ready': ({ name }) => `  ✓ ${name}`,
  finding: ({ severity, message }) => `  ${severity}: ${message}`,
  mend: ({ mended, rule, sceneName, line, what }) =>
    `  ${mended ? '✓ mended' : '– left'} ${rule} in ${sceneName ?? 'the film'}${line ? `, line ${line}` : ''}: ${what}`,
  round: (data) => roundText(data),
  step: ({ step, summary, variants, round }) =>
    [`  ${step}: ${summary}`, ...variantRows(variants), ...(round ? [roundText(round as Data)] : [])].join('\n'),
  observation: ({ turn, sceneCount, errors, warnings, criteria }) =>
    `Turn ${Number(turn) + 1}: ${quantity(Number(sceneCount), 'scene')}, ${faultsText({ errors, warnings })}${criteriaText(criteria)}`,
  turn: ({ action, why, runId, outcome }) => `  ${outcome ?? action}: ${why}${runId ? ` (${runId})` : ''}`,
  budget: ({ spent, cap }) =>
    `  spent $${Number(spent).toFixed(2)}${cap === null ? '' : ` of $${Number(cap).toFixed(2)}`}`,
  'balance.needed': ({ shortfall }) => `  Waits for money: $${shortfall} more. Say: framewright top-up`,
  waiting: ({ for: reason, after, asks }) => {
    const waits = `  Waits: ${reason}${after ? ` after ${after}` : ''}`;
    return asks ? `${waits}\n    ${asks}` : waits;
  },
  resumed: () => '  Goes on.',
  stale: () => '  No worker answers at the moment; the last known state stands.',
};

/** Shows events as sentences, and frame counts as one bar with the time left on a terminal. */
export function createPresenter(output: Output, streams: Streams): Presenter {
  const bar = output.terminal ? createBar(streams) : null;
  let lastTenth = -1;
  const closeBar = () => bar?.stop();
  return {
    show({ event, data }) {
      if (event === 'frame') {
        const { done, total } = data as { done: number; total: number };
        if (bar) return bar.update(data as never);
        const tenth = Math.floor((10 * done) / Math.max(total, 1));
        if (tenth !== lastTenth && tenth % 2 === 0) output.say(`  ${done}/${total} frames${timeLeft(data)}`);
        lastTenth = tenth;
        return;
      }
      const text = sentences[event]?.(data);
      if (!text) return;
      closeBar();
      output.say(text);
    },
    end: closeBar,
  };
}

function faultsText(faults: unknown): string {
  const { errors, warnings } = faults as { errors: number; warnings: number };
  return `${quantity(errors, 'error')}, ${quantity(warnings, 'warning')}`;
}

function roundText({ scenes, before, mended, after }: Data): string {
  const count = quantity(Number(scenes), 'scene');
  return `  reviewed ${count}: ${faultsText(before)}; ${mended} mended without a director; left: ${faultsText(after)}`;
}

function criteriaText(criteria: unknown): string {
  const rows = criteria as { passed: boolean }[];
  return rows.length === 0 ? '' : `, ${rows.filter(({ passed }) => passed).length} of ${rows.length} criteria hold`;
}

function createBar(streams: Streams) {
  const bar = new progress.SingleBar({
    stream: streams.out as NodeJS.WriteStream,
    format: '  {bar} {value}/{total} frames{left}',
    barsize: 30,
    clearOnComplete: true,
    hideCursor: true,
  });
  let running = false;
  return {
    update(data: { done: number; total: number }) {
      if (!running) bar.start(data.total, data.done, { left: '' });
      running = true;
      bar.update(data.done, { left: timeLeft(data) });
    },
    stop() {
      if (running) bar.stop();
      running = false;
    },
  };
}

function timeLeft(data: Data): string {
  return typeof data.etaSeconds === 'number' ? `, ${Math.ceil(data.etaSeconds)} s left` : '';
}

function planText(data: Data): string {
  const scenes = data.scenes as {
    name: string;
    role: string;
    track: number;
    startFrame: number;
    durationInFrames: number;
  }[];
  const rows = scenes.map(
    ({ name, role, track, startFrame, durationInFrames }) =>
      `  track ${track}  ${String(startFrame).padStart(4)}–${String(startFrame + durationInFrames - 1).padEnd(4)}  ${role.padEnd(8)} ${name}`,
  );
  return [`Plan: ${data.shape}, ${quantity(scenes.length, 'scene')}`, ...rows, ...variantRows(data.variants)].join(
    '\n',
  );
}

/** The heroes that `agent-max` rendered, with what was measured of each. */
function variantRows(variants: unknown): string[] {
  const rows = (variants ?? []) as { seed: number; score: number; errors: number; warnings: number; chosen: boolean }[];
  return rows.map(
    ({ seed, score, chosen, ...faults }) =>
      `  hero of seed ${seed}: ${score.toFixed(1)} of 100, ${faultsText(faults)}${chosen ? ' (chosen)' : ''}`,
  );
}
