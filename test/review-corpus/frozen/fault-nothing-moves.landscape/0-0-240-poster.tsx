import { AbsoluteFill } from 'remotion';

export default function Poster() {
  return (
    <AbsoluteFill
      style={{
        background: '#1d3557',
        color: '#f1faee',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 150, fontWeight: 800 }}>Sea front</div>
      <div style={{ width: 500, height: 14, background: '#e63946', marginTop: 40 }} />
    </AbsoluteFill>
  );
}
