import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Count() {
  const value = Math.round(interpolate(useCurrentFrame(), [0, 40], [0, 1250], { extrapolateRight: 'clamp' }));
  return (
    <AbsoluteFill
      style={{
        background: '#042f2e',
        color: '#ccfbf1',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 260, fontWeight: 800, fontVariantNumeric: 'tabular-nums' }}>{value}</div>
      <div style={{ fontSize: 64 }}>trees planted</div>
    </AbsoluteFill>
  );
}
