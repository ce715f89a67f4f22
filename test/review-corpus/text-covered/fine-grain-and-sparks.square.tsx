import { useLayoutEffect, useRef } from 'react';
import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Sparks() {
  const frame = useCurrentFrame();
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, 1080, 1080);
    context.fillStyle = '#ffe08a';
    for (let index = 0; index < 40; index += 1)
      context.fillRect((index * 271) % 1080, (index * 397 + frame * 6) % 1080, 6, 6);
  }, [frame]);
  return (
    <AbsoluteFill
      style={{
        background: '#101018',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 130, fontWeight: 800 }}>New Year</div>
      <canvas ref={ref} width={1080} height={1080} style={{ position: 'absolute', left: 0, top: 0 }} />
      <AbsoluteFill
        style={{
          background: 'repeating-linear-gradient(#fff 0 2px, #000 2px 4px)',
          mixBlendMode: 'overlay',
          opacity: 0.1,
        }}
      />
    </AbsoluteFill>
  );
}
