import { AbsoluteFill } from 'remotion';

export default function Words() {
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 260, top: 400, fontSize: 140, fontWeight: 700 }}>Nine new parks</div>
    </AbsoluteFill>
  );
}
