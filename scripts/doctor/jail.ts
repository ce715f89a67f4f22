import { findTools } from '../../engine/jail/find-tools.ts';
import { startBrowser } from '../../engine/stage/browser.ts';
import { askProgram } from './ask-program.ts';
import type { Check } from './check.ts';

const remedy =
  'Allow unprivileged user namespaces: on Ubuntu "sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0", in a ' +
  'container the security options of docs/install.md. ALLOW_UNSANDBOXED=1 runs scenes without the jail: for code you trust.';

/** Whether bubblewrap gets its namespaces, and whether the browser in it takes frames at times of our choice. */
export async function checkJail(): Promise<Check[]> {
  const { bwrap } = await findTools();
  const walls = ['--unshare-user', '--unshare-all', '--ro-bind', '/', '/', '--', '/bin/true'];
  const opens = bwrap !== null && (await askProgram(bwrap, ...walls)) !== undefined;
  return [
    { name: 'namespaces for the jail', ok: opens, found: opens ? 'they open' : 'bubblewrap gets none', remedy },
    await checkBeginFrame(),
  ];
}

async function checkBeginFrame(): Promise<Check> {
  const name = 'begin-frame capture in the jail';
  try {
    await using browser = await startBrowser();
    // Other builds of Chromium refuse this command.
    await browser.page.send('HeadlessExperimental.beginFrame', { frameTimeTicks: 1e6, interval: 1000 / 60 });
    return { name, ok: true, found: 'a frame was taken at our word', remedy };
  } catch (error) {
    return { name, ok: false, found: (error as Error).message.slice(0, 100), remedy };
  }
}
