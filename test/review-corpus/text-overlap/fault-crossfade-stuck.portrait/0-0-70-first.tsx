import { AbsoluteFill } from 'remotion';

export default function First() {
  return (
    <AbsoluteFill
      style={{
        background: '#0e1b2c',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 100, fontWeight: 800 }}>Sleep better</div>
    </AbsoluteFill>
  );
}
