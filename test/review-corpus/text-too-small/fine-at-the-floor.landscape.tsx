import { AbsoluteFill } from 'remotion';

export default function AtFloor() {
  return (
    <AbsoluteFill
      style={{
        background: '#fff',
        color: '#111',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 140, fontWeight: 800 }}>Save 40 %</div>
      <div style={{ fontSize: 26, marginTop: 40 }}>Until Sunday</div>
    </AbsoluteFill>
  );
}
