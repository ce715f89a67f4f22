import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { StagePort } from '../activities/ports.ts';
import type { Config } from '../config/config.ts';
import { readHost } from '../config/host.ts';
import type { Logger } from '../config/logger.ts';
import { AppError } from '../contract/errors.ts';
import { checkJail } from '../engine/jail/check-jail.ts';
import { findTools } from '../engine/jail/find-tools.ts';
import { BrowserPool } from '../engine/stage/browser-pool.ts';
import { checkWalls } from '../engine/stage/check-walls.ts';
import { KeptStages } from '../engine/stage/kept-stages.ts';
import { stageBundle } from '../engine/stage/stage-bundle.ts';

/** A page in waiting costs about 100 MB; an export takes one for each of two cores. */
const warmPages = 2;

/**
 * Proves that the jail holds on this machine, by a scene that tries to get out of it, and bundles the stage. Where the jail can't be had this throws
 * `jail_unavailable` with the remedy, unless the override is set, which is logged at every start.
 */
export async function prepareStage(
  { allowUnsandboxed, dataDir }: Pick<Config, 'allowUnsandboxed' | 'dataDir'>,
  logger: Logger,
): Promise<StagePort & AsyncDisposable> {
  const tools = await findTools(readHost().searchPath.join(':'));
  if (allowUnsandboxed) {
    logger.warn('ALLOW_UNSANDBOXED is set: scenes run with the rights of this process, without the jail');
  }
  const [check, bundle, ...versions] = await Promise.all([
    checkJail({ tools, allowUnsandboxed }),
    stageBundle(join(dataDir, 'cache')),
    versionOf(tools.browser, '--version'),
    versionOf(tools.ffmpeg, '-version'),
  ]);
  if (!check.ok) throw new AppError('jail_unavailable', `${check.reason} ${check.remedy}`);
  const browser = { tools, allowUnsandboxed };
  const browserVersion = versions.join(', ');
  if (!allowUnsandboxed) {
    const walls = await checkWalls(bundle, browser);
    if (!walls.ok) throw new AppError('jail_unavailable', `${walls.reason} ${walls.remedy}`);
  }
  const pages = new BrowserPool({ ...browser, bundle, size: warmPages });
  const kept = new KeptStages({ ...browser, bundle, pages });
  const end = async () => {
    await kept[Symbol.asyncDispose]();
    await pages[Symbol.asyncDispose]();
  };
  return { bundle, browser, browserVersion, pages, kept, [Symbol.asyncDispose]: end };
}

/** The first line of what one of our own programs says of itself; it opens no page and no file. */
async function versionOf(program: string | null, option: string): Promise<string> {
  if (!program) return 'none';
  const { stdout } = await promisify(execFile)(program, [option], { env: {}, timeout: 10_000 });
  return stdout.trim().split('\n')[0] ?? '';
}
