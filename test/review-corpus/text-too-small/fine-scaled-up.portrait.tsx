import { AbsoluteFill } from 'remotion';

export default function ScaledUp() {
  return (
    <AbsoluteFill
      style={{
        background: '#0f172a',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ transform: 'scale(3)', fontSize: 20, fontWeight: 700 }}>Small in code, large on screen</div>
    </AbsoluteFill>
  );
}
