import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Passing() {
  const x = interpolate(useCurrentFrame(), [0, 16], [-900, 0], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: '#022c22',
        color: '#d1fae5',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 110, fontWeight: 800, transform: `translateX(${x}px)` }}>Passing by</div>
    </AbsoluteFill>
  );
}
