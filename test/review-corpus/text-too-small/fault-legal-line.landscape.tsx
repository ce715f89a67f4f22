import { AbsoluteFill } from 'remotion';

export default function Legal() {
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
      <div style={{ fontSize: 17, marginTop: 40 }}>On selected goods until stock runs out</div>
    </AbsoluteFill>
  );
}
