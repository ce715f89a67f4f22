import { assetTypes } from '../../contract/assets.ts';
import { limits } from '../../contract/limits.ts';
import type { Problem } from '../../contract/problem.ts';
import { addressOf, type Reply } from '../api/call.ts';

/** A file on its way into a project's library. */
export interface Upload {
  id: string;
  name: string;
  bytes: number;
  /** 0 to 1; 1 while the server looks into the file. */
  sent: number;
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
  const requests = new Map<string, XMLHttpRequest>();
  let list: readonly Upload[] = [];
  let tail = Promise.resolve();
  const set = (next: readonly Upload[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, part: Partial<Upload>) =>
    set(list.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const drop = (id: string) => {
    requests.get(id)?.abort();
    set(list.filter((upload) => upload.id !== id));
  };
  const send = async (id: string, file: File, onDone: (asset: Reply<'uploadAsset'>) => void) => {
    if (!list.some((upload) => upload.id === id)) return;
    if (file.size > limits.uploadBytes) return change(id, { refusal: tooLarge });
    const request = new XMLHttpRequest();
    requests.set(id, request);
    const answer = await post(request, projectId, file, (sent) => change(id, { sent }));
    requests.delete(id);
    if (answer.refusal !== null) return change(id, { refusal: answer.refusal });
    drop(id);
    onDone(answer.asset);
  };
  return {
    get list() {
      return list;
    },
    add(files, onDone) {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
      const fresh = added.map(({ id, file }) => ({ id, name: file.name, bytes: file.size, sent: 0, refusal: null }));
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

const tooLarge = `A file holds ${limits.uploadBytes / 1024 ** 2} MiB at most.`;
const lost = 'The connection broke off. Drop the file again.';

/** `fetch` tells nothing of what it has sent. */
function post(
  request: XMLHttpRequest,
  projectId: string,
  file: File,
  onSent: (part: number) => void,
): Promise<{ refusal: null; asset: Reply<'uploadAsset'> } | { refusal: string }> {
  return new Promise((resolve) => {
    const name = encodeURIComponent(assetNameOf(file.name));
    request.open('POST', `${addressOf('uploadAsset', { projectId })}?name=${name}`);
    request.responseType = 'json';
    request.setRequestHeader('content-type', typeOf(file));
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded / Math.max(1, total));
    request.onload = () => {
      const isTaken = request.status >= 200 && request.status < 300;
      const refusal = (request.response as Problem | null)?.detail ?? lost;
      resolve(isTaken ? { refusal: null, asset: request.response } : { refusal });
    };
    request.onerror = () => resolve({ refusal: lost });
    request.onabort = () => resolve({ refusal: lost });
    request.send(file);
  });
}

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

/** The browser's own word, else what the ending says; the server goes by the content. */
function typeOf({ type, name }: File): string {
  if (type) return type;
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const known = Object.entries(assetTypes).find(([, { endings }]) => (endings as readonly string[]).includes(ending));
  return known?.[0] ?? 'application/octet-stream';
}
