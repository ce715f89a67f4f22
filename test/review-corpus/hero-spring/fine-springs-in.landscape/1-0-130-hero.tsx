import { AbsoluteFill, spring, useCurrentFrame } from 'remotion';

export default function Hero() {
  const frame = useCurrentFrame();
  const arrived = spring({ frame, fps: 30, config: { damping: 40, stiffness: 120, mass: 1.2 } });
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 300,
          top: 240 + 700 * (1 - arrived),
          width: 1320,
          height: 560,
          background: '#1f4068',
          borderRadius: 40,
        }}
      />
      <div style={{ position: 'absolute', left: 380, top: 440, fontSize: 120, fontWeight: 700 }}>Sales by region</div>
    </AbsoluteFill>
  );
}
