import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Object storage as a process of its own, which keeps its address and its objects when it is killed. */
export interface MortalStorage extends AsyncDisposable {
  /** For the environment of API and worker. */
  env: Record<string, string>;
  /** `kill -9`. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

const entry = fileURLToPath(new URL('s3-server.ts', import.meta.url));

/** `folder` keeps the objects. */
export async function openMortalStorage(folder: string): Promise<MortalStorage> {
  let child: ChildProcess | undefined;
  let port = 0;
  const restart = async () => {
    // It ends when we do, however we end: then its stdin does.
    child = spawn(process.execPath, [entry, folder, String(port)], { env: {}, stdio: ['pipe', 'pipe', 'inherit'] });
    const [said] = await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
    port = Number(String(said).trim());
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await restart();
  const place = { S3_BUCKET: 'films', S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_PATH_STYLE: 'true' };
  const env = { ...place, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  return { env, kill, restart, [Symbol.asyncDispose]: kill };
}
