import { AbsoluteFill } from 'remotion';

export default function Veil() {
  return (
    <AbsoluteFill
      style={{
        background: '#141d3d',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 150, fontWeight: 800 }}>Night cinema</div>
      <AbsoluteFill style={{ background: 'radial-gradient(circle, transparent 60%, rgba(0,0,0,0.7))' }} />
      <AbsoluteFill style={{ background: 'rgba(120, 80, 255, 0.12)' }} />
    </AbsoluteFill>
  );
}
