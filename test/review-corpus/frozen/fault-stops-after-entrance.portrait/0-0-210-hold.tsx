import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Hold() {
  const y = interpolate(useCurrentFrame(), [0, 20], [80, 0], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: '#fff3e0',
        color: '#4e2600',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ transform: `translateY(${y}px)`, fontSize: 120, fontWeight: 800 }}>Cinnamon</div>
      <div style={{ width: 360, height: 360, borderRadius: 180, background: '#ef6c00', marginTop: 80 }} />
    </AbsoluteFill>
  );
}
