import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Through() {
  const x = interpolate(useCurrentFrame(), [0, 14, 76, 90], [-1900, 0, 0, 1900]);
  return (
    <AbsoluteFill
      style={{
        background: '#fff7ec',
        color: '#3a1d00',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ transform: `translateX(${x}px)`, fontSize: 140, fontWeight: 800 }}>In and out again</div>
      <div style={{ width: 300, height: 14, background: '#ff8a00', marginTop: 40 }} />
    </AbsoluteFill>
  );
}
