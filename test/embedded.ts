import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { readTestDesk } from '../config/test-run.ts';

/** A new, empty database on the Postgres of this test run; started at the first call of the run. */
export async function testDatabaseUrl(): Promise<string> {
  const { databaseUrl } = await ask('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
}

/** Address of the Temporal server of this test run, namespace `default`. Use a task queue of your own. */
export async function testTemporalAddress(): Promise<string> {
  return (await ask('temporal')).temporalAddress;
}

/** The workflows, bundled once for this test run. */
export async function testWorkflowBundle(): Promise<{ code: string }> {
  return (await ask('workflows')).workflowBundle;
}

async function ask(service: 'postgres' | 'temporal' | 'workflows') {
  const reply = await fetch(`${readTestDesk()}/${service}`);
  if (!reply.ok) throw new Error(`the test run's ${service} did not start: ${await reply.text()}`);
  return (await reply.json()) as { databaseUrl: string; temporalAddress: string; workflowBundle: { code: string } };
}
