import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Show() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#fdf0d5',
        color: '#780000',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 150, fontWeight: 800 }}>Opening night</div>
      <div style={{ width: 200 + frame * 4, height: 14, background: '#c1121f', marginTop: 40 }} />
    </AbsoluteFill>
  );
}
