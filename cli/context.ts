import { AppError } from '../contract/errors.ts';
import { type Client, createClient } from './client.ts';
import { createOutput, type Output, type Streams } from './output.ts';
import type { Settings } from './settings.ts';

/** What commands work with. The output is made when the arguments are known, since `--json` decides its form. */
export interface CliContext {
  settings: Settings;
  streams: Streams;
  /** Ends when the person presses Ctrl-C: commands detach, runs go on. */
  signal: AbortSignal;
  output(arguments_: { json?: boolean }): Output;
  /** A client with the stored key, or without one for discovery. */
  client(options?: { anonymous?: boolean; baseUrl?: string; apiKey?: string }): Client;
  /** The active project: `--project`, CLI_PROJECT_ID or `project use`. */
  projectId(arguments_: { project?: string }): string;
  /** Sets the exit code of a command that answered but found a fault. */
  fail(exitCode: number): void;
}

/** Binds settings and streams together. */
export function createContext(
  settings: Settings,
  streams: Streams,
  signal: AbortSignal,
  fail: (exitCode: number) => void,
): CliContext {
  return {
    settings,
    streams,
    signal,
    fail,
    output: ({ json }) => createOutput(streams, Boolean(json) || settings.agent),
    client({ anonymous, baseUrl = settings.baseUrl, apiKey = settings.apiKey } = {}) {
      if (!baseUrl) throw noAddress();
      if (!anonymous && !apiKey) throw noKey();
      return createClient({ baseUrl, apiKey: anonymous ? undefined : apiKey, signal });
    },
    projectId({ project = settings.projectId }) {
      if (!project) throw noProject();
      return project;
    },
  };
}

function noAddress(): AppError {
  return new AppError('not_configured', 'no base address', {
    detail: 'No service address is known. Set CLI_BASE_URL to what `npm start` prints, or log in with --base-url.',
  });
}

function noKey(): AppError {
  return new AppError('missing_key', 'no key', {
    detail:
      'No API key is stored. Register with `framewright auth register --email <email> --name <name>`, or store one with `framewright auth login <API_KEY>`.',
  });
}

function noProject(): AppError {
  return new AppError('not_configured', 'no active project', {
    detail:
      'No project is active. Create one with `framewright project create --name <name>`, choose one with `framewright project use <project_id>`, or set CLI_PROJECT_ID.',
  });
}
