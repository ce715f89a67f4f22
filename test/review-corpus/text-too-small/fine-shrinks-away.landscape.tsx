import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Shrinks() {
  const scale = interpolate(useCurrentFrame(), [78, 89], [1, 0.02], { extrapolateLeft: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: '#052e16',
        color: '#dcfce7',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 120, fontWeight: 800, transform: `scale(${scale})` }}>Gone fishing</div>
      <div style={{ width: 300, height: 12, background: '#4ade80', marginTop: 40 }} />
    </AbsoluteFill>
  );
}
