import { AbsoluteFill } from 'remotion';

export default function Left() {
  return (
    <AbsoluteFill
      style={{ background: '#172554', color: '#fff', fontFamily: '"Manrope Variable"', justifyContent: 'center' }}
    >
      <div style={{ fontSize: 120, fontWeight: 800, marginLeft: 20 }}>Too close</div>
    </AbsoluteFill>
  );
}
