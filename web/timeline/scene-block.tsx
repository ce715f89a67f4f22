import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react';
import { timecode } from '../player/film-clock.ts';
import type { Grip } from './place-scene.ts';
import classes from './timeline.module.css';
import type { TimelineScene } from './use-moves.ts';

interface Props {
  scene: TimelineScene;
  fps: number;
  pixelsPerFrame: number;
  rowHeight: number;
  /** Rows from the top. */
  row: number;
  isChosen: boolean;
  isWrong: boolean;
  onChoose: (id: string) => void;
  /** Frames and tracks from where the drag began. */
  onDrag: (id: string, grip: Grip, frames: number, tracks: number) => void;
  onDrop: () => void;
  onCancel: () => void;
  onKey: (event: KeyboardEvent, id: string) => void;
}

/** One scene on its track: dragged whole, or by an end. */
export const SceneBlock = memo(function SceneBlock(props: Props) {
  const { scene, fps, pixelsPerFrame, rowHeight, row, isChosen, isWrong } = props;
  const start = useRef<{ x: number; y: number; grip: Grip } | null>(null);
  const begin = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY, grip };
    props.onChoose(scene.id);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const { x, y, grip } = start.current;
    const frames = Math.round((event.clientX - x) / pixelsPerFrame);
    props.onDrag(scene.id, grip, frames, Math.round((y - event.clientY) / rowHeight));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    start.current = null;
    if (event.type === 'pointercancel') props.onCancel();
    else props.onDrop();
  };
  const handlers = (grip: Grip) => ({
    onPointerDown: begin(grip),
    onPointerMove: drag,
    onPointerUp: end,
    onPointerCancel: end,
  });
  const last = scene.startFrame + scene.durationInFrames;
  const place = `track ${scene.track}, ${timecode(scene.startFrame, fps)} to ${timecode(last, fps)}`;
  return (
    <button
      type="button"
      className={classes.scene}
      data-scene-id={scene.id}
      data-chosen={isChosen || undefined}
      data-wrong={isWrong || undefined}
      aria-pressed={isChosen}
      aria-label={`${scene.name}, ${place}`}
      aria-describedby="timeline-keys"
      title={`${scene.name}: ${place}`}
      style={{
        transform: `translate(${scene.startFrame * pixelsPerFrame}px, ${row * rowHeight}px)`,
        width: Math.max(4, scene.durationInFrames * pixelsPerFrame - 1),
        height: rowHeight - 4,
      }}
      onKeyDown={(event) => props.onKey(event, scene.id)}
      onFocus={() => props.onChoose(scene.id)}
      {...handlers('move')}
    >
      <i className={classes.gripStart} {...handlers('start')} />
      <span className={classes.name}>{scene.name}</span>
      <i className={classes.gripEnd} {...handlers('end')} />
    </button>
  );
});
