import { useLayoutEffect, useRef } from 'react';
import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Waves() {
  const frame = useCurrentFrame();
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = '#082f49';
    context.fillRect(0, 0, 1920, 1080);
    context.strokeStyle = '#7dd3fc';
    context.lineWidth = 6;
    for (let row = 0; row < 8; row += 1) {
      context.beginPath();
      for (let x = 0; x <= 1920; x += 20) context.lineTo(x, 200 + row * 90 + Math.sin(x / 90 + frame / 8 + row) * 30);
      context.stroke();
    }
  }, [frame]);
  return (
    <AbsoluteFill>
      <canvas ref={ref} width={1920} height={1080} />
    </AbsoluteFill>
  );
}
