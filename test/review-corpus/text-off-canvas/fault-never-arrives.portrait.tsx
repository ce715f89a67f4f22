import { AbsoluteFill } from 'remotion';

export default function Parked() {
  return (
    <AbsoluteFill
      style={{
        background: '#2b0d1f',
        color: '#ffe6f3',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 110, fontWeight: 800 }}>Grand opening</div>
      <div style={{ position: 'absolute', top: 2050, fontSize: 60 }}>Saturday at nine</div>
    </AbsoluteFill>
  );
}
