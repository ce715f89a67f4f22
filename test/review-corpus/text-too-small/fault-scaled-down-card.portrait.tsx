import { AbsoluteFill } from 'remotion';

export default function Scaled() {
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
      <div style={{ fontSize: 110, fontWeight: 800 }}>Your week</div>
      <div style={{ transform: 'scale(0.5)', fontSize: 44, background: '#1e293b', padding: 50 }}>
        Four meetings moved
      </div>
    </AbsoluteFill>
  );
}
