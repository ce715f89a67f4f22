import { afterAll } from '@jest/globals';
import { AppError } from '../../contract/errors.ts';
import type { Account } from '../../db/entities/account.ts';
import type { Project } from '../../db/entities/project.ts';
import { migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/orm.ts';
import { accounts } from '../../db/repositories/accounts.ts';
import type { NewRun } from '../../db/repositories/create-run.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runs } from '../../db/repositories/runs.ts';
import { testDatabaseUrl } from '../embedded.ts';

/** A migrated database of its own, closed after the file's last test. */
export async function openTestDatabase(): Promise<Database> {
  const url = await testDatabaseUrl();
  await migrate(url);
  const db = await openDatabase(url);
  afterAll(async () => db[Symbol.asyncDispose]());
  return db;
}

export interface TestProject {
  account: Account;
  project: Project;
}

/** A fresh account with one empty project. */
export async function newProject(db: Database): Promise<TestProject> {
  const account = await accounts.create(db.fork(), { email: 'person@example.com', name: 'Person' });
  const size = { width: 1920, height: 1080, fps: 30, directed: false };
  return { account, project: await projects.create(db.fork(), account.id, { name: 'Film', ...size }) };
}

/** Adds a scene of one second on `track` at `startFrame`; its id, and the new head's. */
export async function addScene(db: Database, projectId: string, name: string, track = 0, startFrame = 0) {
  const place = { track, startFrame, durationInFrames: 30 };
  const change = { type: 'create' as const, name, code: `// ${name}`, ...place };
  const { revision, touched } = await revisions.commit(db.fork(), projectId, change, { writtenBy: 'caller' });
  return { sceneId: touched[0] as string, revisionId: revision.id };
}

/** Starts a run; by default a prompt, which writes. */
export function newRun(db: Database, { account, project }: TestProject, wanted: Partial<NewRun> = {}) {
  return runs.create(db.fork(), {
    ...{ accountId: account.id, projectId: project.id, kind: 'prompt', writing: true },
    ...{ input: { prompt: 'Show it.' }, requestHash: 'one', provider: 'offline', ...wanted },
  });
}

/** The code of the `AppError` that `work` fails with. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return (await errorOf(work)).code;
}

export async function errorOf(work: Promise<unknown>): Promise<AppError> {
  const outcome = await work.then(
    () => 'it succeeded',
    (error: unknown) => error,
  );
  if (outcome instanceof AppError) return outcome;
  throw new Error('no AppError', { cause: outcome });
}

/** Names of the head's scenes in timeline order. */
export async function headNames(db: Database, projectId: string): Promise<string[]> {
  const head = await revisions.head(db.fork(), projectId);
  return (await revisions.scenes(db.fork(), head.id)).map(({ name }) => name);
}
