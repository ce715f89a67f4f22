import { AbsoluteFill, spring, useCurrentFrame } from 'remotion';

export default function Hero() {
  const frame = useCurrentFrame();
  const arrived = spring({ frame, fps: 30, config: { damping: 40, stiffness: 120, mass: 1.2 } });
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 90,
          top: 620,
          width: 900,
          height: 700,
          background: '#1f4068',
          scale: arrived,
        }}
      />
      <div style={{ position: 'absolute', left: 140, top: 820, fontSize: 96, fontWeight: 700 }}>Sales by region</div>
    </AbsoluteFill>
  );
}
