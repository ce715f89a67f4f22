import { addressOf, call, ProblemError, problemOf, type Reply } from '../api/call.ts';

interface FileOnItsWay {
  projectId: string;
  file: File;
  /** What scenes will call it. */
  name: string;
  /** Ends the sending; what is on the server already is kept there for a day. */
  signal: AbortSignal;
  onProgress(progress: SendProgress): void;
}

export interface SendProgress {
  /** 0 to 1; 1 while the server looks into the file. */
  sent: number;
  /** The connection broke, and the rest goes as soon as it is back. */
  isBroken: boolean;
}

type SentAsset = Reply<'uploadAsset'>;

const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

/**
 * Sends a file so that a break costs only what was on its way: the server knows by its hash how much of it is here, also
 * of a file that was begun before the page was loaded anew. Throws `ProblemError` for what is refused.
 */
export async function sendFile(wanted: FileOnItsWay): Promise<SentAsset> {
  const { projectId, file, name, signal, onProgress } = wanted;
  const body = { bytes: file.size, sha256: await hashOf(file), name };
  let pause = firstPauseMs;
  let before = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      const { id, received } = await call('createUpload', { params: { projectId }, body, signal });
      if (received > before) pause = firstPauseMs;
      before = received;
      onProgress({ sent: received / file.size, isBroken: false });
      const { asset } = await append(wanted, id, received);
      if (asset) return asset;
    } catch (error) {
      if (!isBreak(error)) throw error;
      onProgress({ sent: before / file.size, isBroken: true });
      await backAgain(pause, signal);
      pause = Math.min(longestPauseMs, pause * 2);
    }
  }
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where the server still writes what came before the break, it stands elsewhere for a moment. */
function isBreak(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false;
  return error.problem.category === 'transient' || error.problem.code === 'upload_offset';
}

/** Waits a while, or until the browser says that there is a network again. */
function backAgain(pauseMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}

/** `fetch` tells nothing of what it has sent. */
function append(
  { projectId, file, signal, onProgress }: FileOnItsWay,
  uploadId: string,
  offset: number,
): Promise<Reply<'appendUpload'>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.open('PATCH', `${addressOf('appendUpload', { projectId, uploadId })}?offset=${offset}`);
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded }) =>
      onProgress({ sent: Math.min(1, (offset + loaded) / file.size), isBroken: false });
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response);
      else reject(new ProblemError(problemOf(request.response, request.status)));
    };
    request.onerror = () => reject(new ProblemError(problemOf(null)));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(file.slice(offset));
  });
}
