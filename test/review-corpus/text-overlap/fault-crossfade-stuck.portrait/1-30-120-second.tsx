import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Second() {
  const opacity = interpolate(useCurrentFrame(), [0, 8], [0, 1], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        opacity,
        color: '#ffd479',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 100, fontWeight: 800 }}>Wake up early</div>
      <div style={{ width: 300, height: 12, background: '#ffd479', marginTop: 40 }} />
    </AbsoluteFill>
  );
}
