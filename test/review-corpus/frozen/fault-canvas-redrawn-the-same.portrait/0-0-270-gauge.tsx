import { useEffect, useRef } from 'react';
import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Gauge() {
  const frame = useCurrentFrame();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.fillStyle = '#0d1b2a';
    pen.fillRect(0, 0, 1080, 1920);
    pen.canvas.dataset.frame = String(frame);
    pen.lineWidth = 60;
    pen.strokeStyle = '#ffb703';
    pen.beginPath();
    pen.arc(540, 900, 320, Math.PI, Math.PI * 1.7);
    pen.stroke();
  }, [frame]);
  return (
    <AbsoluteFill>
      <canvas ref={canvas} width={1080} height={1920} />
    </AbsoluteFill>
  );
}
