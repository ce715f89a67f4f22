import { AbsoluteFill } from 'remotion';

export default function Inside() {
  return (
    <AbsoluteFill
      style={{ background: '#172554', color: '#fff', fontFamily: '"Manrope Variable"', justifyContent: 'center' }}
    >
      <div style={{ fontSize: 120, fontWeight: 800, marginLeft: 130 }}>Far enough</div>
    </AbsoluteFill>
  );
}
