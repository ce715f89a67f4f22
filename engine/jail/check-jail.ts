import { baseFonts } from './base-fonts.ts';
import { findTools, type Tools } from './find-tools.ts';
import { jailedCommand } from './jailed-command.ts';
import { startJailed } from './jailed-process.ts';

export type JailCheck = { ok: true } | { ok: false; reason: string; remedy: string };

export interface JailCheckOptions {
  tools?: Tools;
  /** The explicit override: the programs must exist, the walls need not. */
  allowUnsandboxed?: boolean;
}

const checkSeconds = 20;
const override = 'Or set ALLOW_UNSANDBOXED=1 to run scenes without walls, on a machine that holds nothing else.';

/** Whether this machine can jail the browser and ffmpeg, tried for real; if not, why and what to do. */
export async function checkJail(options: JailCheckOptions = {}): Promise<JailCheck> {
  const tools = options.tools ?? (await findTools());
  const needed = { 'chromium-headless-shell': tools.browser, ffmpeg: tools.ffmpeg, ffprobe: tools.ffprobe };
  const walls = options.allowUnsandboxed ? {} : { bubblewrap: tools.bwrap };
  const missing = Object.entries({ ...needed, ...walls }).filter(([, path]) => path === null);
  if (missing.length > 0) return missingPrograms(missing.map(([name]) => name));
  return options.allowUnsandboxed ? { ok: true } : tryBrowser(tools);
}

function missingPrograms(names: string[]): JailCheck {
  const packages = names.map((name) => (name === 'ffprobe' ? 'ffmpeg' : name));
  const reason = `Missing on this machine: ${names.join(', ')}.`;
  return {
    ok: false,
    reason,
    remedy: `Install them, on Debian with: apt-get install ${[...new Set(packages)].join(' ')}`,
  };
}

/** A page that prints itself needs every namespace and Chromium's own sandbox. */
async function tryBrowser(tools: Tools): Promise<JailCheck> {
  const command = jailedCommand('chromium', { tools, files: await baseFonts() });
  const args = ['--headless', '--user-data-dir=/tmp/check', '--dump-dom', 'data:text/html,<p>jailed'];
  await using browser = startJailed(command, args, ['ignore', 'pipe', 'pipe']);
  let printed = '';
  browser.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const timer = setTimeout(() => void browser.end(), checkSeconds * 1000);
  await browser.exited;
  clearTimeout(timer);
  return printed.includes('jailed') ? { ok: true } : explain(browser.stderr());
}

function explain(said: string): JailCheck {
  const last =
    said.split('\n').filter((line) => /bwrap|prlimit|sandbox|namespace|FATAL/i.test(line))[0] ?? said.slice(-300);
  const reason = `The jail could not be built: ${last.trim().slice(0, 300)}`;
  return { ok: false, reason, remedy: `${remedyFor(said)} ${override}` };
}

function remedyFor(said: string): string {
  if (/mount proc|mounting.*proc/i.test(said)) {
    return 'The container hides parts of /proc: start it with --security-opt systempaths=unconfined.';
  }
  if (/namespace|uid map|permission denied|not permitted|RTM_NEWADDR|clone/i.test(said)) {
    return (
      'User namespaces are not allowed here. Ubuntu: sysctl kernel.apparmor_restrict_unprivileged_userns=0. ' +
      'Debian: sysctl kernel.unprivileged_userns_clone=1. ' +
      'Docker: --security-opt seccomp=unconfined --security-opt apparmor=unconfined, as in docker-compose.yml.'
    );
  }
  return 'See what the browser said above.';
}
