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
const json = env.CLI_AGENT === '1' || arguments_.includes('--json');
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
    await program.parseAsync(arguments_);
  } catch (error) {
    if (error instanceof Detached) {
      streams.err.write(`${error.message}\n`);
      return;
    }
    const problem = problemOf(error);
    createOutput(streams, json).problem(problem);
    fail(exitCodeOf(problem));
  }
}

await main();
