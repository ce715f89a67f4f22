import { AbsoluteFill } from 'remotion';

export default function Top() {
  return (
    <AbsoluteFill
      style={{ background: '#1e1b4b', color: '#e0e7ff', fontFamily: '"Manrope Variable"', alignItems: 'center' }}
    >
      <div style={{ fontSize: 90, fontWeight: 800, marginTop: 50 }}>Breaking news</div>
      <div style={{ width: 700, height: 700, background: '#4f46e5', marginTop: 300 }} />
    </AbsoluteFill>
  );
}
