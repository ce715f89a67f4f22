import { AbsoluteFill } from 'remotion';

export default function Two() {
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 160, top: 560, fontSize: 110, fontWeight: 700 }}>Only tonight</div>
    </AbsoluteFill>
  );
}
