import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openDatabase } from '../../db/orm.ts';
import { type RunningPostgres, startPostgres } from '../../scripts/embedded/postgres.ts';
import { startStack } from '../../scripts/embedded/stack.ts';
import { type RunningTemporal, startTemporal } from '../../scripts/embedded/temporal.ts';
import { patienceMs } from '../patience.ts';
import { openTcpRelay, type TcpRelay } from './tcp-relay.ts';

/** What of the stack can be killed; each comes back over the same data. */
export type Victim = 'worker' | 'api' | 'temporal' | 'postgres';

export interface MortalStack extends AsyncDisposable {
  apiUrl: string;
  /** Over the relay: broken while Postgres is away, and good again after. */
  database: Database;
  /** `kill -9`, `absenceMs` without it if it is a server, and its return. */
  kill(victim: Victim, absenceMs: number): Promise<void>;
}

/** The whole stack as processes of its own, whose servers keep their addresses when they die and come back. */
export async function openMortalStack(): Promise<MortalStack> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'fw-mortal-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const places = { dataDir: folder, logDir: folder };
  // Durable: what was committed must outlive a kill.
  const postgres = await mortal(opened, () => startPostgres({ ...places, durable: true }), portOfPostgres);
  const temporal = await mortal(opened, () => startTemporal(places), portOfTemporal);
  const databaseUrl = Object.assign(new URL(postgres.first.url), { port: String(postgres.relay.port) }).href;
  const stack = opened.use(
    await startStack({
      ...{ dataDir: join(folder, 'data'), databaseUrl, temporalAddress: `127.0.0.1:${temporal.relay.port}` },
      env: { RENDER_SLOTS: '2', STILLS_SLOTS: '2', BILLING: 'auto' },
      readyTimeoutMs: patienceMs,
      // As `npm start` does: what dies of its servers' death comes back.
      onRestart: () => {},
    }),
  );
  const database = opened.use(await openDatabase(databaseUrl));
  const kill = {
    worker: () => stack.killWorker('SIGKILL'),
    api: () => stack.killApi('SIGKILL'),
    postgres: postgres.kill,
    temporal: temporal.kill,
  };
  const kept = opened.move();
  return {
    ...{ apiUrl: stack.apiUrl, database },
    kill: (victim, absenceMs) => kill[victim](absenceMs),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

const portOfPostgres = ({ url }: RunningPostgres) => Number(new URL(url).port);
const portOfTemporal = ({ address }: RunningTemporal) => Number(address.split(':')[1]);

/** A server behind a relay, and the way to kill it and let it come back. */
async function mortal<Server extends RunningPostgres | RunningTemporal>(
  opened: AsyncDisposableStack,
  start: () => Promise<Server>,
  portOf: (server: Server) => number,
): Promise<{ first: Server; relay: TcpRelay; kill(absenceMs: number): Promise<void> }> {
  const first = await start();
  let living = first;
  opened.defer(() => living.stop());
  const relay = opened.use(await openTcpRelay(portOf(first)));
  return {
    ...{ first, relay },
    async kill(absenceMs: number) {
      living.child.kill('SIGKILL');
      await living.child.exited;
      await delay(absenceMs);
      living = await start();
      relay.to(portOf(living));
    },
  };
}
