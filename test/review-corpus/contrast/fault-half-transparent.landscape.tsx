import { AbsoluteFill } from 'remotion';

export default function Pale() {
  return (
    <AbsoluteFill
      style={{
        background: '#ffffff',
        color: '#111',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      <div style={{ fontSize: 130, fontWeight: 800 }}>Terms apply</div>
      <div style={{ fontSize: 50, color: 'rgba(0, 0, 0, 0.3)', marginTop: 40 }}>See the small print online</div>
    </AbsoluteFill>
  );
}
