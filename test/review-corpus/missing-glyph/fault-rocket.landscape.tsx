import { AbsoluteFill } from 'remotion';

export default function Rocket() {
  return (
    <AbsoluteFill
      style={{
        background: '#0b1020',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 130, fontWeight: 800 }}>We are live {'\u{1F680}'}</div>
    </AbsoluteFill>
  );
}
