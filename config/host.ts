import { homedir } from 'node:os';
import { join } from 'node:path';

/** What the machine's own environment says, for the parts that look for programs and start processes. */
export interface Host {
  /** Folders that are searched for programs. */
  searchPath: string[];
  /** Where set-up keeps programs that it had to fetch or build. */
  programCache: string;
  /** Where what was built of the sources is kept, by their content. */
  buildCache: string;
  /** Where Node keeps what it compiled: a process of ours starts in half the time when another ran before. */
  codeCache: string;
  /** The whole environment, to be handed to a child process that is ours. */
  environment: Record<string, string | undefined>;
}

export function readHost(env: NodeJS.ProcessEnv = process.env): Host {
  const cache = env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache');
  return {
    searchPath: (env.PATH ?? '').split(':').filter(Boolean),
    programCache: join(cache, 'framewright', 'bin'),
    buildCache: join(cache, 'framewright', 'built'),
    codeCache: env.NODE_COMPILE_CACHE || join(cache, 'framewright', 'compiled'),
    environment: { ...env },
  };
}
