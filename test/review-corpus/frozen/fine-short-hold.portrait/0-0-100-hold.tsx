import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Hold() {
  const opacity = interpolate(useCurrentFrame(), [0, 12, 88, 99], [0, 1, 1, 0.2], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: '#f4f1de',
        color: '#3d405b',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ width: 300, height: 300, background: '#e07a5f', marginBottom: 80 }} />
      <div style={{ opacity, fontSize: 110, fontWeight: 800 }}>Tea at five</div>
    </AbsoluteFill>
  );
}
