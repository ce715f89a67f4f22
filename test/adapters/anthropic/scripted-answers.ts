import { createAnthropicDirector } from '../../../adapters/anthropic/anthropic-director.ts';
import { AppError } from '../../../contract/errors.ts';
import type { FilmPlan, PlannedScene } from '../../../contract/plan.ts';
import type { Director, DirectorInput } from '../../../domain/directing/director.ts';
import { type MessagesServer, type Script, startMessagesServer } from './messages-server.ts';

export const key = 'sk-canary-1234567890';
export const scene: PlannedScene = {
  name: 'Hook',
  role: 'text',
  track: 2,
  startFrame: 0,
  durationInFrames: 60,
  zone: 'main',
  brief: 'The claim, rising.',
  pieces: ['Headline'],
  words: ['Ship in days'],
};
export const proposal = {
  shape: 'launch',
  durationInFrames: 300,
  scenes: [scene],
  leftOut: [],
  directions: ['Say'],
} as unknown as FilmPlan;
export const input: DirectorInput = {
  prompt: 'Say "Ship in days"',
  contexts: [{ label: 'goal', text: 'Announce it' }],
  width: 1920,
  height: 1080,
  fps: 30,
  seed: 0,
  projectId: 'prj_1',
  existing: [],
};
export const code = 'export default () => null;';

/** Answers of a local server by script, and what a director makes of them. */
export async function direct<Result>(
  scripts: Script[],
  act: (director: Director, server: MessagesServer) => Promise<Result>,
  check: (plan: FilmPlan) => string[] = () => [],
  proposed = proposal,
): Promise<Result> {
  await using server = await startMessagesServer(scripts);
  const kinds = scripts.map(({ kind }) => kind);
  // Where nothing is said about silence, no busy machine may look like it.
  const idleMs = kinds.includes('silent') ? 2_500 : kinds.includes('slow') ? 4_500 : 90_000;
  const prices = { input: 3, output: 15 };
  const propose = async () => proposed;
  const director = createAnthropicDirector({
    ...{ apiKey: key, baseUrl: server.url, model: 'm', prices, propose, check, idleMs },
  });
  return await act(director, server);
}
export const write = (director: Director) => director.writeScene(input, proposal, 0);

/** A book that remembers what it was told; `room` is the cap. */
export function bookOf(room = Number.POSITIVE_INFINITY) {
  const booked: { call: string; max: number; actual?: number }[] = [];
  return {
    booked,
    async book(call: string, max: number) {
      if (max > room) throw new AppError('cost_guard', 'no room');
      const entry: (typeof booked)[number] = { call, max };
      booked.push(entry);
      return async (actual: number) => {
        entry.actual = actual;
      };
    },
  };
}
