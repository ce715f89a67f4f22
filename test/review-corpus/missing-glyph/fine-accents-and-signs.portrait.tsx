import { AbsoluteFill } from 'remotion';

export default function Signs() {
  return (
    <AbsoluteFill
      style={{
        background: '#fdf0f6',
        color: '#4a0f2d',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: 100,
      }}
    >
      <div style={{ fontSize: 100, fontWeight: 700 }}>Crème brûlée für 4,50 €</div>
      <div style={{ fontSize: 60, marginTop: 40 }}>“Żółć” – naïve façade № 5</div>
    </AbsoluteFill>
  );
}
