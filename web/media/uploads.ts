import { limits } from '../../contract/limits.ts';
import { ProblemError, type Reply } from '../api/call.ts';
import { type SendProgress, sendFile } from './send-file.ts';

/** A file on its way into a project's library. */
export interface Upload extends SendProgress {
  id: string;
  name: string;
  bytes: number;
  /** Why it was refused, in the server's words; null while all is well. */
  refusal: string | null;
}

/** Uploads of one project: they go on while another panel is looked at. */
export interface Uploads {
  readonly list: readonly Upload[];
  /** Sends one file after the other. `onDone` is told of each that arrived. */
  add(files: readonly File[], onDone: (asset: Reply<'uploadAsset'>) => void): void;
  /** Takes a refused one off the list, or breaks off one that is being sent. */
  drop(id: string): void;
  subscribe(listener: () => void): () => void;
}

const byProject = new Map<string, Uploads>();

export function uploadsOf(projectId: string): Uploads {
  const known = byProject.get(projectId) ?? createUploads(projectId);
  byProject.set(projectId, known);
  return known;
}

function createUploads(projectId: string): Uploads {
  const listeners = new Set<() => void>();
  const ends = new Map<string, AbortController>();
  let list: readonly Upload[] = [];
  let tail = Promise.resolve();
  const set = (next: readonly Upload[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, part: Partial<Upload>) =>
    set(list.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const drop = (id: string) => {
    ends.get(id)?.abort();
    set(list.filter((upload) => upload.id !== id));
  };
  const send = async (id: string, file: File, onDone: (asset: Reply<'uploadAsset'>) => void) => {
    if (!list.some((upload) => upload.id === id)) return;
    if (file.size > limits.uploadBytes) return change(id, { refusal: tooLarge });
    if (file.size === 0) return change(id, { refusal: 'The file is empty.' });
    const end = new AbortController();
    ends.set(id, end);
    const name = assetNameOf(file.name);
    const onProgress = (progress: SendProgress) => change(id, progress);
    try {
      const asset = await sendFile({ projectId, file, name, signal: end.signal, onProgress });
      drop(id);
      onDone(asset);
    } catch (error) {
      change(id, { refusal: error instanceof ProblemError ? error.problem.detail : unreadable });
    } finally {
      ends.delete(id);
    }
  };
  return {
    get list() {
      return list;
    },
    add(files, onDone) {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
      const fresh = added.map(({ id, file }) => ({ id, name: file.name, bytes: file.size, ...untouched }));
      set([...list, ...fresh]);
      for (const { id, file } of added) tail = tail.then(() => send(id, file, onDone));
    },
    drop,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const untouched = { sent: 0, isBroken: false, refusal: null };
const tooLarge = `A file holds ${limits.uploadBytes / 1024 ** 2} MiB at most.`;
const unreadable = 'The file cannot be read. Choose it again.';

/** What scenes call a file: its name in small letters, without its ending. */
export function assetNameOf(fileName: string): string {
  const plain = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9_-]+/g, '-')
      .replace(/^[-_]+|-+$/g, '')
      .slice(0, 64)
      .replace(/-+$/, '') || 'file'
  );
}
