import { setTimeout as delay } from 'node:timers/promises';
import type { FilmPlan } from '../../contract/plan.ts';
import type { CallCosts, Director, DirectorInput } from '../../domain/directing/director.ts';
import { neutralTheme } from '../../domain/directing/neutral-theme.ts';
import { createOfflineDirector } from '../../domain/directing/offline-director.ts';

const broken = 'export default function Broken() { throw new Error("no"); }';
const plain = (word: string) =>
  `export default function Plain() { return <h1 style={{ margin: '10% 20%', background: '#fff', color: '#000' }}>${word}</h1>; }`;

/**
 * First text and text after each repair of the scenes that prompts name; `slow` ones wait to be told to stop, those
 * named `costly<micros>` could cost that much, and all others stand at once.
 */
const scenes: Record<string, string[]> = {
  good: [plain('Good')],
  mended: [broken, plain('Mended')],
  hopeless: [broken, broken, broken],
  unparsable: ['export default function (', plain('Parsed')],
  slow: [plain('Slow')],
};

export interface ScriptedDirector extends Director {
  /** Calls so far, as `write good`, `repair mended`. */
  calls: string[];
}

/** Prompts of the form `script: good hopeless` get exactly those scenes; all others go to the offline director. */
export function createScriptedDirector(): ScriptedDirector {
  const offline = createOfflineDirector();
  const calls: string[] = [];
  const isScripted = ({ prompt }: DirectorInput) => prompt.startsWith('script:');
  const nameOf = (plan: FilmPlan, index: number) => plan.scenes[index]?.name ?? '';
  return {
    name: 'offline',
    calls,
    async plan(input, signal, costs) {
      if (!isScripted(input)) return offline.plan(input, signal);
      await pay(costs, /planfor(\d+)/.exec(input.prompt)?.[1]);
      return { plan: planOf(input), costMicros: 0 };
    },
    async writeScene(input, plan, index, onText, signal, costs) {
      if (!isScripted(input)) return offline.writeScene(input, plan, index, onText, signal);
      const name = nameOf(plan, index);
      calls.push(`write ${name}`);
      if (name === 'slow') await delay(3_600_000, undefined, { signal, ref: false });
      await pay(costs, /^costly(\d+)/.exec(name)?.[1]);
      return { code: (scenes[name] ?? [plain(name)])[0] ?? '', costMicros: 0 };
    },
    async repairScene(input, plan, index, code, faults, signal) {
      if (!isScripted(input)) return offline.repairScene(input, plan, index, code, faults, signal);
      const name = nameOf(plan, index);
      calls.push(`repair ${name}`);
      const texts = scenes[name] ?? [];
      return { code: texts[texts.indexOf(code) + 1] ?? code, costMicros: 0 };
    },
  };
}

/** A call that could cost `worst` micro-dollars and does cost half of it. */
async function pay(costs: CallCosts | undefined, worst: string | undefined): Promise<void> {
  if (!worst) return;
  const settle = await costs?.book('write', Number(worst));
  await settle?.(Number(worst) / 2);
}

function planOf({ prompt, width, height, fps }: DirectorInput): FilmPlan {
  const names = prompt.replace('script:', '').trim().split(/\s+/);
  return {
    ...{ shape: 'script', language: 'en', width, height, fps, durationInFrames: 20, theme: neutralTheme, leftOut: [] },
    scenes: names.map((name, index) => ({
      ...{ name, role: 'text', track: index, startFrame: 0, durationInFrames: 20, zone: 'full', brief: '' },
      ...{ pieces: [], words: [] },
    })),
  };
}
