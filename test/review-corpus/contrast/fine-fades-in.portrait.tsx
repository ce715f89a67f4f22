import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function FadeIn() {
  const opacity = interpolate(useCurrentFrame(), [0, 25], [0, 1], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: '#fff8f0',
        color: '#3b1f0b',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ width: 240, height: 240, borderRadius: 120, background: '#d97706', marginBottom: 80 }} />
      <div style={{ opacity, fontSize: 110, fontWeight: 800 }}>Slow mornings</div>
    </AbsoluteFill>
  );
}
