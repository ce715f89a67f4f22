import { useLayoutEffect, useRef } from 'react';
import { AbsoluteFill } from 'remotion';

export default function Canvas() {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = '#7c3aed';
    context.fillRect(540, 380, 440, 330);
  }, []);
  return (
    <AbsoluteFill
      style={{
        background: '#f6f2ff',
        color: '#1d0b3d',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 120, fontWeight: 800 }}>Paint it now</div>
      <canvas ref={ref} width={1080} height={1080} style={{ position: 'absolute', left: 0, top: 0 }} />
    </AbsoluteFill>
  );
}
