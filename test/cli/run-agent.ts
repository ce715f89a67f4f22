import { spawn } from 'node:child_process';
import { compiled } from '../compiled.ts';

interface Settings {
  home: string;
  url: string;
  apiKey: string;
  projectId: string;
}

/** Runs the program as an agent does; `during` may end it. */
export async function runAgent(
  { home, url, apiKey, projectId }: Settings,
  arguments_: string[],
  during = async (_end: () => void) => {},
) {
  const env = { PATH: '/usr/bin:/bin', ...compiled, HOME: home, CLI_AGENT: '1', CLI_BASE_URL: url };
  const child = spawn(process.execPath, ['cli/main.ts', ...arguments_], {
    env: { ...env, CLI_API_KEY: apiKey, CLI_PROJECT_ID: projectId },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await during(() => void child.kill('SIGINT'));
  const code = await ended;
  const documents = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { code, documents, err };
}
