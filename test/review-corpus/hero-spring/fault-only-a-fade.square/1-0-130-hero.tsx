import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Hero() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 120,
          top: 240,
          width: 840,
          height: 560,
          background: '#1f4068',
          opacity: interpolate(frame, [0, 12], [0, 1], { extrapolateRight: 'clamp' }),
        }}
      />
      <div style={{ position: 'absolute', left: 180, top: 440, fontSize: 84, fontWeight: 700 }}>Sales by region</div>
    </AbsoluteFill>
  );
}
