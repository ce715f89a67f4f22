import { useLayoutEffect, useRef } from 'react';
import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Rain() {
  const frame = useCurrentFrame();
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = '#14213d';
    context.fillRect(0, 0, 1920, 1080);
    context.fillStyle = '#8ecae6';
    for (let drop = 0; drop < 80; drop += 1)
      context.fillRect((drop * 157) % 1920, (drop * 211 + frame * 14) % 1080, 4, 40);
  }, [frame]);
  return (
    <AbsoluteFill>
      <canvas ref={ref} width={1920} height={1080} />
    </AbsoluteFill>
  );
}
