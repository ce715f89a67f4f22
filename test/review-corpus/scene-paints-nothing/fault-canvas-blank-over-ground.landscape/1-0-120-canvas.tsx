import { useEffect, useRef } from 'react';
export default function Canvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, 9, 9);
  });
  return <canvas ref={canvas} width={1920} height={1080} style={{ position: 'absolute', inset: 0 }} />;
}
