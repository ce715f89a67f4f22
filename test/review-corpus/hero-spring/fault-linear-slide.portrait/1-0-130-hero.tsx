import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Hero() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: interpolate(frame, [0, 20], [-1000, 90], { extrapolateRight: 'clamp' }),
          top: 620,
          width: 900,
          height: 700,
          background: '#1f4068',
        }}
      />
      <div style={{ position: 'absolute', left: 140, top: 820, fontSize: 96, fontWeight: 700 }}>Sales by region</div>
    </AbsoluteFill>
  );
}
