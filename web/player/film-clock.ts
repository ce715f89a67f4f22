/** Frames to go on after `elapsedMs` at `fps`, within a range of frames, both ends included; round and round when looping. */
export function frameAfter(
  from: number,
  elapsedMs: number,
  { fps, first, last, isLooping }: { fps: number; first: number; last: number; isLooping: boolean },
): { frame: number; isOver: boolean } {
  const to = from + Math.floor((elapsedMs / 1000) * fps);
  if (to <= last) return { frame: Math.max(first, to), isOver: false };
  if (!isLooping) return { frame: last, isOver: true };
  const length = last - first + 1;
  return { frame: first + ((to - first) % length), isOver: false };
}

/** `0:07.12`: minutes, seconds and frames. */
export function timecode(frame: number, fps: number): string {
  const seconds = Math.floor(frame / fps);
  const rest = String(frame % fps).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${rest}`;
}
