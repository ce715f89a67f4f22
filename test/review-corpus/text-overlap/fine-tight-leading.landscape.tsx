import { AbsoluteFill } from 'remotion';

export default function Poster() {
  return (
    <AbsoluteFill
      style={{
        background: '#e63946',
        color: '#fff8f0',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: 150,
      }}
    >
      <div style={{ fontSize: 230, fontWeight: 800, lineHeight: 0.92 }}>
        Play
        <br />
        louder
      </div>
    </AbsoluteFill>
  );
}
