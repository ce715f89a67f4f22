#!/usr/bin/env node
import { homedir } from 'node:os';
import process from 'node:process';
import { exitCodeOf, problemOf } from './cli-error.ts';
import { createContext } from './context.ts';
import { Detached } from './detached.ts';
import { createOutput } from './output.ts';
import { productVersion } from './product-version.ts';
import { createProgram } from './program.ts';
import { readSettings } from './settings.ts';

const { env } = process;
const arguments_ = process.argv.slice(2);
const streamJson = arguments_.includes('--stream-json');
const json = env.CLI_AGENT === '1' || arguments_.includes('--json') || streamJson;
const asksForText = arguments_.some((word) => word === '--help' || word === '--version');
const streams = { out: process.stdout, err: process.stderr };

/** Runs one command; whatever it throws becomes a problem document and an exit code. */
async function main(): Promise<void> {
  const abort = new AbortController();
  process.once('SIGINT', () => abort.abort());
  const fail = (exitCode: number) => {
    process.exitCode = exitCode;
  };
  try {
    const settings = await readSettings(env, env.HOME ?? homedir());
    const context = createContext(settings, streams, abort.signal, fail);
    const program = await createProgram(context, productVersion(), arguments_);
    await program.parseAsync(arguments_, {}, json && asksForText ? tellAsDocument : undefined);
  } catch (error) {
    const output = createOutput(streams, json);
    if (error instanceof Detached) {
      if (!streamJson) output.value(error.document());
      streams.err.write(output.json ? '' : `${error.message}\n`);
      return;
    }
    const problem = problemOf(error);
    output.problem(problem);
    fail(exitCodeOf(problem));
  }
}

/** What people read as text, help and version, is one document for agents too. */
function tellAsDocument(error: Error | undefined | null, _: unknown, text: string): void {
  if (error) throw error;
  if (text) createOutput(streams, true).value(arguments_.includes('--version') ? { version: text } : { help: text });
}

await main();
