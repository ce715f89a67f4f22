import { AbsoluteFill } from 'remotion';

export default function Floor() {
  return (
    <AbsoluteFill
      style={{
        background: '#fff1f2',
        color: '#4c0519',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: 120,
      }}
    >
      <div style={{ fontSize: 110, fontWeight: 800 }}>Dinner for two</div>
      <div style={{ fontSize: 26 }}>Reservations are open now</div>
    </AbsoluteFill>
  );
}
