import { AbsoluteFill } from 'remotion';

export default function One() {
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 160, top: 430, fontSize: 120, fontWeight: 700 }}>Two for one</div>
    </AbsoluteFill>
  );
}
