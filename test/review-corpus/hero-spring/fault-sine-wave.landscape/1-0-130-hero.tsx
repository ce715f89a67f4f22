import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Hero() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 320 + Math.sin(frame / 20) * 30,
          top: 240,
          width: 1300,
          height: 560,
          background: '#1f4068',
        }}
      />
      <div style={{ position: 'absolute', left: 420, top: 440, fontSize: 110, fontWeight: 700 }}>Sales by region</div>
    </AbsoluteFill>
  );
}
