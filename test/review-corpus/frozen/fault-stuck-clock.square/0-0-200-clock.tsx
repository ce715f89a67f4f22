import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Clock() {
  const turn = interpolate(useCurrentFrame(), [0, 30], [0, 90], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#0b132b', alignItems: 'center', justifyContent: 'center' }}>
      <div style={{ width: 600, height: 600, borderRadius: 300, border: '24px solid #5bc0be' }} />
      <div
        style={{
          position: 'absolute',
          width: 16,
          height: 240,
          background: '#fff',
          transform: `rotate(${turn}deg) translateY(-100px)`,
        }}
      />
    </AbsoluteFill>
  );
}
