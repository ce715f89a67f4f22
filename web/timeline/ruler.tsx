import type { PointerEvent } from 'react';
import { type Playhead, useFrame } from '../editor/playhead.ts';
import { timecode } from '../player/film-clock.ts';
import { rulerStep } from './place-scene.ts';
import classes from './timeline.module.css';

interface RulerProps {
  fps: number;
  pixelsPerFrame: number;
  width: number;
  playhead: Playhead;
  last: number;
}

/** The time along the film; a press or a drag on it moves the playhead. */
export function Ruler({ fps, pixelsPerFrame, width, playhead, last }: RulerProps) {
  const step = rulerStep(fps, pixelsPerFrame);
  const frames = Array.from({ length: Math.ceil(width / (step * pixelsPerFrame)) }, (_, index) => index * step);
  const seek = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left } = event.currentTarget.getBoundingClientRect();
    playhead.pause();
    playhead.seek(Math.max(0, Math.min(last, (event.clientX - left) / pixelsPerFrame)));
  };
  return (
    <div className={classes.ruler} style={{ width }} onPointerDown={seek} onPointerMove={seek} aria-hidden>
      {frames.map((frame) => (
        <b key={frame} style={{ left: frame * pixelsPerFrame }}>
          {timecode(frame, fps)}
        </b>
      ))}
    </div>
  );
}

/** Where the playhead stands, through all tracks. */
export function Line({ playhead, pixelsPerFrame }: { playhead: Playhead; pixelsPerFrame: number }) {
  const frame = useFrame(playhead);
  return <div className={classes.playhead} style={{ transform: `translateX(${frame * pixelsPerFrame}px)` }} />;
}
