import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../contract/errors.ts';

/** What the per-user file keeps; environment variables rule over it. */
interface StoredSettings {
  baseUrl?: string;
  apiKey?: string;
  projectId?: string;
  /** The stored key may administer the installation. */
  admin?: boolean;
}

export interface Settings {
  baseUrl?: string;
  apiKey?: string;
  projectId?: string;
  /** Whether help lists what administers. */
  admin?: boolean;
  /** Agent mode: one JSON document on standard output, no questions. */
  agent: boolean;
  /** Changes the per-user file, kept readable by its owner alone. */
  store(change: Partial<StoredSettings>): Promise<string>;
}

/** Reads `~/.framewright/config.json` and lays CLI_API_KEY, CLI_BASE_URL, CLI_PROJECT_ID and CLI_AGENT over it. */
export async function readSettings(env: Record<string, string | undefined>, home: string): Promise<Settings> {
  const path = join(home, '.framewright', 'config.json');
  const stored = await readStored(path);
  return {
    baseUrl: env.CLI_BASE_URL ?? stored.baseUrl,
    apiKey: env.CLI_API_KEY ?? stored.apiKey,
    projectId: env.CLI_PROJECT_ID ?? stored.projectId,
    admin: stored.admin === true,
    agent: env.CLI_AGENT === '1',
    async store(change) {
      await writeStored(path, { ...(await readStored(path)), ...change });
      return path;
    },
  };
}

async function readStored(path: string): Promise<StoredSettings> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return {};
  }
  try {
    return toStored(JSON.parse(text));
  } catch (cause) {
    throw new AppError('config_invalid', 'unreadable settings file', {
      detail: 'The settings file ~/.framewright/config.json is not valid. Mend it or delete it, then log in again.',
      cause,
    });
  }
}

/** Every command starts here, and loading a schema library would take longer than the rest of `--help`. */
function toStored({ baseUrl, apiKey, projectId, admin }: Record<string, unknown>): StoredSettings {
  const texts = [baseUrl, apiKey, projectId];
  if (!texts.every((text) => text === undefined || typeof text === 'string')) throw new TypeError('not a string');
  if (baseUrl !== undefined) new URL(baseUrl as string);
  return { baseUrl, apiKey, projectId, admin: admin === true ? true : undefined } as StoredSettings;
}

async function writeStored(path: string, settings: StoredSettings): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  await rename(draft, path);
}
