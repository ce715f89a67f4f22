import type { PageFault, SceneFault } from '../contract/stage.ts';

/** What went wrong since the engine last asked, newest last, at most fifty of a frame. */
const open: PageFault[] = [];
const messageLimit = 2000;

export function reportFault(fault: SceneFault, error: unknown): void {
  if (open.length >= 50) return;
  const stack = error instanceof Error ? String(error.stack).slice(0, 4000) : undefined;
  open.push({ ...fault, message: fault.message.slice(0, messageLimit), stack });
}

export function takeFaults(): PageFault[] {
  return open.splice(0);
}

export function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } catch {
    return 'The scene threw something that cannot be printed';
  }
}
