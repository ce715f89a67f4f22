import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it started use. */
export interface TreeUsage {
  /** The process itself and its descendants. */
  pids: number[];
  /** Memory of their own and shared memory that they map; programs and libraries are not counted. */
  bytes: number;
}

/** Reads /proc; a process that ends meanwhile counts nothing. */
export function treeUsage(root: number): TreeUsage {
  const pids = new Set([root]);
  for (const pid of pids) for (const child of childrenOf(pid)) pids.add(child);
  const bytes = [...pids].reduce((sum, pid) => sum + ownBytes(pid), 0);
  return { pids: [...pids], bytes };
}

function ownBytes(pid: number): number {
  const status = readOr(`/proc/${pid}/status`, '');
  const kibibytes = ['RssAnon', 'RssShmem'].map((name) =>
    Number(new RegExp(`^${name}:\\s*(\\d+)`, 'mu').exec(status)?.[1] ?? 0),
  );
  return kibibytes.reduce((sum, each) => sum + each, 0) * 1024;
}

/** Each thread has children of its own. */
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readOr(`/proc/${pid}/task/${thread}/children`, '').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}
