import { AbsoluteFill } from 'remotion';

export default function Tight() {
  return (
    <AbsoluteFill
      style={{
        background: '#fdf6e3',
        color: '#2d1b00',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: 90,
      }}
    >
      <h1 style={{ fontSize: 140, margin: 0 }}>Handmade</h1>
      <p style={{ fontSize: 64, margin: 0, marginTop: -90 }}>ceramics from Lisbon</p>
    </AbsoluteFill>
  );
}
