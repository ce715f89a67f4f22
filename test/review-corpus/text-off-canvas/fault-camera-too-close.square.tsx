import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Zoom() {
  const scale = interpolate(useCurrentFrame(), [0, 25], [1, 1.9], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#24124d', overflow: 'hidden' }}>
      <AbsoluteFill
        style={{
          transform: `scale(${scale})`,
          color: '#fff',
          fontFamily: '"Manrope Variable"',
          fontSize: 100,
          fontWeight: 700,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <div>Summer school</div>
        <div style={{ fontSize: 60, color: '#ffcf5c' }}>ages 6 to 12</div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
