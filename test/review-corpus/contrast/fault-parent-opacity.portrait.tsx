import { AbsoluteFill } from 'remotion';
export default function S() {
  return (
    <AbsoluteFill
      style={{ background: '#fff', fontFamily: '"Manrope Variable"', alignItems: 'center', justifyContent: 'center' }}
    >
      <div style={{ opacity: 0.2, fontSize: 100, fontWeight: 800, color: '#000' }}>Faint parent</div>
      <div style={{ width: 300, height: 300, background: '#05f' }} />
    </AbsoluteFill>
  );
}
