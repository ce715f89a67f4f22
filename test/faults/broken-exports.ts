import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { ledger } from '../../db/repositories/ledger.ts';
import { runs } from '../../db/repositories/runs.ts';
import { descendants, isBrowser, type RunningProcess, survivors } from '../attacks/process-tree.ts';
import { isEncoder } from './kill-schedule.ts';
import { type ExportStack, ended, leftovers, reviewedFilm, until } from './killed-exports.ts';

/** A server that is away is waited for, some four minutes. */
const longestSeconds = 500;

type Film = Awaited<ReturnType<typeof reviewedFilm>>;

/** Nothing was handed over, nothing is charged or held, and no folder is left. */
async function expectNothing({ database, folder }: ExportStack, { call, params, grantMicros }: Film, id: string) {
  const { availableMicros, heldMicros } = await ledger.balanceOf(database.fork(), call.accountId);
  expect([availableMicros, heldMicros]).toEqual([grantMicros, 0]);
  const { exports } = (await call('listExports', { params })).body;
  expect(exports.filter(({ state, url }: Record<string, unknown>) => state === 'ready' || url)).toEqual([]);
  const told = (await runs.eventsSince(database.fork(), id, 0)).map(({ type }) => type);
  expect(told).not.toContain('artefact');
  await until(async () => (await leftovers(folder)).length === 0, 'empty folders');
}

/** A fault that stays until the export has ended: how it failed, with nothing handed over and nothing charged. */
export async function failedUnder(
  opened: ExportStack,
  fault: { begin(): Promise<void>; end(): Promise<void> },
): Promise<{ code: string; category: string }> {
  const film = await reviewedFilm(opened, { quality: 'high' });
  const id = await film.startExport();
  await fault.begin();
  const run = await ended(opened.database, id, longestSeconds).finally(() => fault.end());
  expect(run).toMatchObject({ state: 'failed', spentMicros: 0 });
  await expectNothing(opened, film, id);
  const { code, category } = run.error as { code: string; category: string };
  return { code, category };
}

/** Kills every process of a kind that works for the worker, as soon as it is seen, for as long as it lasts. */
export function killing({ stack }: ExportStack, isVictim: (one: RunningProcess) => boolean) {
  let goesOn = true;
  let work: Promise<void> = Promise.resolve();
  const kill = async () => {
    for (; goesOn; await delay(40)) {
      for (const { pid } of descendants(stack.pids().worker).filter(isVictim)) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It is gone already.
        }
      }
    }
  };
  return {
    async begin() {
      work = kill();
    },
    async end() {
      goesOn = false;
      await work;
    },
  };
}

/** Cancels an export in the middle of its frames: within five seconds nothing works for it any more. */
export async function cancelInTheMiddle(opened: ExportStack): Promise<void> {
  const { stack, database } = opened;
  const film = await reviewedFilm(opened, { scenes: 8 });
  const browsers = () => descendants(stack.pids().worker).filter(isBrowser);
  const encoders = () => descendants(stack.pids().worker).filter(isEncoder);
  const waiting = await atRest(() => browsers().length);
  const id = await film.startExport();
  await until(async () => encoders().length > 0, 'an encoder at work');
  const atWork = encoders().map(({ pid }) => pid);
  const cancel = async () => (await film.call('cancelRun', { params: { runId: id }, body: {} })).status;
  let status = await cancel();
  // Nobody could be told in time: asked again, as the answer says.
  while (status === 503) status = await cancel();
  expect(status).toBeLessThan(300);
  expect(await survivors(atWork)).toEqual([]);
  const run = await ended(database, id);
  expect(run).toMatchObject({ state: 'cancelled', spentMicros: 0 });
  await expectNothing(opened, film, id);
  expect(encoders()).toEqual([]);
  // Those that wait for the next film are no more than before.
  await until(async () => browsers().length <= waiting, 'no more browsers than before');
}

/** A count when it no longer changes: browsers in waiting take a while to start. */
async function atRest(count: () => number): Promise<number> {
  for (let before = -1; ; ) {
    const now = count();
    if (now === before) return now;
    before = now;
    await delay(1_500);
  }
}
