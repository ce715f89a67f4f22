import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Wipe() {
  const y = interpolate(useCurrentFrame(), [80, 89], [1920, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  return (
    <AbsoluteFill
      style={{
        background: '#eef8f1',
        color: '#0e3b22',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 110, fontWeight: 800 }}>Garden club</div>
      <div style={{ fontSize: 56, marginTop: 30 }}>meets on Tuesdays</div>
      <AbsoluteFill style={{ background: '#2fae66', transform: `translateY(${y}px)` }} />
    </AbsoluteFill>
  );
}
