import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { timecode } from '../player/film-clock.ts';
import classes from './timeline.module.css';
import type { ShownSound } from './use-sounds.ts';

interface SoundBlockProps {
  sound: ShownSound;
  fps: number;
  pixelsPerFrame: number;
  rowHeight: number;
  onMove: (startFrame: number) => void;
  onRemove: () => void;
}

/** A sound at its place under the film, with its waveform: dragged, or moved and taken out by keys. */
export function SoundBlock({ sound, fps, pixelsPerFrame, rowHeight, onMove, onRemove }: SoundBlockProps) {
  const { asset, role, row, startFrame, durationInFrames, waveformUrl } = sound;
  const [drag, setDrag] = useState<{ x: number; frames: number } | null>(null);
  const start = Math.max(0, startFrame + (drag?.frames ?? 0));
  const end = (event: PointerEvent<HTMLElement>) => {
    if (drag && event.type === 'pointerup' && start !== startFrame) onMove(start);
    setDrag(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.metaKey ? 10 : 1;
    if (event.key === 'ArrowLeft') onMove(Math.max(0, startFrame - step));
    else if (event.key === 'ArrowRight') onMove(startFrame + step);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };
  const words = `${asset}, ${role}, ${timecode(start, fps)} to ${timecode(start + durationInFrames, fps)}`;
  return (
    <button
      type="button"
      className={classes.sound}
      data-sound-id={sound.id}
      aria-label={words}
      title={words}
      style={{
        transform: `translate(${start * pixelsPerFrame}px, ${row * rowHeight}px)`,
        width: Math.max(4, durationInFrames * pixelsPerFrame - 1),
        height: rowHeight - 4,
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ x: event.clientX, frames: 0 });
      }}
      onPointerMove={(event) =>
        drag && setDrag({ ...drag, frames: Math.round((event.clientX - drag.x) / pixelsPerFrame) })
      }
      onPointerUp={end}
      onPointerCancel={end}
    >
      {waveformUrl && <img src={waveformUrl} alt="" draggable={false} />}
      <span className={classes.name}>{asset}</span>
    </button>
  );
}
