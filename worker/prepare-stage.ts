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
import { stageBundle } from '../engine/stage/stage-bundle.ts';

/** A page in waiting costs about 100 MB; one is taken and the next opened meanwhile. */
const warmPages = 1;

/**
 * Proves that the jail holds on this machine and bundles the stage. Where the jail can't be had this throws
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
  const check = await checkJail({ tools, allowUnsandboxed });
  if (!check.ok) throw new AppError('jail_unavailable', `${check.reason} ${check.remedy}`);
  const browser = { tools, allowUnsandboxed };
  const [bundle, browserVersion] = await Promise.all([stageBundle(join(dataDir, 'cache')), versionOf(tools.browser)]);
  const pages = new BrowserPool({ ...browser, bundle, size: warmPages });
  return { bundle, browser, browserVersion, pages, [Symbol.asyncDispose]: () => pages[Symbol.asyncDispose]() };
}

/** The browser is our own program; asked for its version it opens no page. */
async function versionOf(browser: string | null): Promise<string> {
  if (!browser) return 'none';
  const { stdout } = await promisify(execFile)(browser, ['--version'], { env: {}, timeout: 10_000 });
  return stdout.trim();
}
