import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { patienceMs } from '../patience.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the real program writes to standard output, as a customer of an API; a code other than 0 is an error. */
export function framewright(arguments_: string[], { url, key }: { url: string; key: string }): Promise<string> {
  const env = { PATH: '/usr/bin:/bin', HOME: '/nowhere', CLI_BASE_URL: url, CLI_API_KEY: key };
  return new Promise((resolve, reject) => {
    const options = { env, cwd: root, timeout: patienceMs, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, ['cli/main.ts', ...arguments_], options, (error, out, err) => {
      if (error) reject(new Error(`${arguments_.join(' ')}: ${out} ${err}`));
      else resolve(out);
    });
  });
}

/** No tokenizer makes more of a text: one for three plain characters, one for each other sign. */
export function tokensAtMost(text: string): number {
  const wide = [...text].filter((character) => character > '\u007f').length;
  return (text.length - wide) / 3 + wide;
}
