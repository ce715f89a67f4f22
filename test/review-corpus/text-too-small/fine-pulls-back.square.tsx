import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function PullBack() {
  const scale = interpolate(useCurrentFrame(), [0, 89], [1.04, 1]);
  return (
    <AbsoluteFill
      style={{
        background: '#3f0d12',
        color: '#ffe8d6',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
        transform: `scale(${scale})`,
      }}
    >
      <div style={{ fontSize: 120, fontWeight: 800 }}>Slow food</div>
      <div style={{ fontSize: 30 }}>since 1986</div>
    </AbsoluteFill>
  );
}
