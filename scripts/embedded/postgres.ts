import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { readHost } from '../../config/host.ts';
import { type Child, startChild } from './child-process.ts';
import { freePort } from './free-port.ts';
import { keepUp } from './keep-up.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { lostItsPort, waitUntilReady } from './wait-until-ready.ts';

export interface PostgresOptions {
  dataDir: string;
  logDir: string;
  /** False for tests: quicker, and lost when the machine crashes. */
  durable: boolean;
  onRestart?: (line: string) => void;
}

export interface RunningPostgres {
  /** As of now. */
  readonly child: Child;
  url: string;
  stop(): Promise<void>;
}

const user = 'framewright';
const database = 'framewright';
const startAttempts = 5;
/** How long the processes of a server that was killed may take to notice it. */
const burialMs = 60_000;

/** Starts Postgres 18 on a free loopback port over `dataDir/postgres`, made at the first start. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const programs = postgresPrograms();
  const password = readOrMakePassword(join(options.dataDir, 'postgres-password'));
  const cluster = join(options.dataDir, 'postgres');
  await makeCluster(cluster, options.dataDir, programs);
  const buried = Date.now() + burialMs;
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const start = () =>
      startChild({
        name: 'Postgres',
        command: join(programs, 'postgres'),
        args: serverArguments(cluster, port, options.durable),
        env: programEnvironment(),
        logFile: join(options.logDir, 'postgres.log'),
        deathSignal: 'QUIT',
        wrapper: asUnprivileged(),
      });
    const child = await start();
    const urlOf = (name: string) => `postgresql://${user}:${password}@127.0.0.1:${port}/${name}`;
    try {
      await waitUntilReady(child, () => ensureDatabase(urlOf), 180_000);
      const server = keepUp(child, start, options.onRestart);
      return {
        get child() {
          return server.child;
        },
        ...{ url: urlOf(database), stop: () => server.stop('SIGINT', 10_000) },
      };
    } catch (error) {
      await child.stop('SIGINT', 5_000);
      if (predecessorLives(child) && Date.now() < buried) await delay(200);
      else if (attempt >= startAttempts || !lostItsPort(child)) throw error;
    }
  }
}

function readOrMakePassword(path: string): string {
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(path, 'utf8');
}

/** Made under another name and moved, so that an interrupted initdb is not taken for a cluster. */
async function makeCluster(cluster: string, dataDir: string, programs: string): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const passwordFile = join(dataDir, 'postgres-password');
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const [program, ...args] = [
    ...asUnprivileged(),
    join(programs, 'initdb'),
    ...['-D', draft, '-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync', ...locale],
  ] as [string, ...string[]];
  await promisify(execFile)(program, args, { env: programEnvironment() });
  renameSync(draft, cluster);
}

/**
 * Postgres refuses to run as root. In a user namespace of its own it is `nobody` and still owns root's files,
 * which a plain switch of user would not in a folder of mode 0700.
 */
function asUnprivileged(): string[] {
  return process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534'] : [];
}

function programEnvironment(): Record<string, string> {
  return { PATH: readHost().searchPath.join(':'), LC_ALL: 'C', TZ: 'UTC' };
}

function serverArguments(cluster: string, port: number, durable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '200',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '512MB' }),
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
}

/** Also the probe of readiness: it answers once the server takes connections. */
async function ensureDatabase(urlOf: (name: string) => string): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf('postgres'), connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The server of a killed parent may need a moment to go. */
const predecessorLives = (child: Child): boolean =>
  /postmaster\.pid|pre-existing shared memory/.test(child.lastLines(40));
