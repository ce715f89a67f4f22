import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Img, useCurrentFrame, useVideoConfig } from 'remotion';
import { clipAt } from './asset.ts';

export interface AssetVideoProps {
  /** `asset('its-name')`, the name written out. */
  src: string;
  /** Second of the clip that the scene, or the Sequence around it, begins with. */
  from?: number;
  /** Seconds of the clip in a second of the film. */
  rate?: number;
  /** Whether it begins again at its end; without it the last frame stays. */
  loop?: boolean;
  style?: CSSProperties;
  className?: string;
}

/** A clip of the project, without its sound: at each frame of the film the picture that the clip shows at that time. */
export function AssetVideo({ src, from = 0, rate = 1, loop = false, style, className }: AssetVideoProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const asset = clipAt(String(src));
  if (!asset?.clip) throw new Error('AssetVideo shows a clip of the project: src={asset("its-name")}.');
  const { clip } = asset;
  const index = frameOfClip(clip, (frame / fps) * rate + from, loop);
  const look = { className, style: { objectFit: 'cover', ...style } as CSSProperties };
  if (clip.folder === undefined) return <PlayedClip src={asset.path} seconds={(index + 0.5) / clip.fps} {...look} />;
  return <Img src={`${clip.folder}/${index}.${clip.ending}`} {...look} />;
}

/** The frame that stands at a time. A hair is added, since a third of a second has no exact number. */
function frameOfClip({ fps, frames }: { fps: number; frames: number }, seconds: number, loop: boolean): number {
  const index = Math.floor(Math.max(0, seconds) * fps + 1e-6);
  return loop ? index % frames : Math.min(frames - 1, index);
}

/** In a person's browser the clip itself is put to its time. */
function PlayedClip({
  src,
  seconds,
  ...look
}: {
  src: string;
  seconds: number;
  className?: string;
  style: CSSProperties;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    if (video.current) video.current.currentTime = seconds;
  }, [seconds]);
  return <video ref={video} src={src} muted playsInline preload="auto" {...look} />;
}
