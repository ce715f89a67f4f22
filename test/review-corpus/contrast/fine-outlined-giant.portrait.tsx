import { AbsoluteFill } from 'remotion';

export default function Outline() {
  return (
    <AbsoluteFill
      style={{
        background: '#12082e',
        alignItems: 'center',
        justifyContent: 'center',
        fontFamily: '"Manrope Variable"',
      }}
    >
      <div style={{ fontSize: 220, fontWeight: 800, color: '#ffffff', textShadow: '0 0 60px #7a5cff' }}>Neon</div>
      <div style={{ fontSize: 60, color: '#e6dfff' }}>bar and kitchen</div>
    </AbsoluteFill>
  );
}
