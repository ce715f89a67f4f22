import { AbsoluteFill, useCurrentFrame } from 'remotion';
export default function Scene() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#10182b',
        color: '#f3f5ff',
        fontFamily: '"Manrope Variable", sans-serif',
        fontWeight: 700,
        fontSize: 80,
      }}
    >
      <div style={{ position: 'absolute', left: 90, top: 800, fontSize: 110 }}>We did it</div>
      {Array.from({ length: 40 }, (_, i) => i).map((i) => (
        <div
          key={i}
          style={{
            position: 'absolute',
            left: (i * 173) % 1060,
            top: (((i * 311) % 1900) + frame * 14) % 1920,
            width: 18,
            height: 26,
            background: ['#ff5470', '#5bd1a0', '#f6c445'][i % 3],
            transform: `rotate(${frame * 6 + i * 40}deg)`,
          }}
        />
      ))}
    </AbsoluteFill>
  );
}
