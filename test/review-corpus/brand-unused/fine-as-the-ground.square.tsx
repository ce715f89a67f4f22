import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Brand() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#d62246', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 120, top: 430, fontSize: 110, fontWeight: 700 }}>Two for one</div>
      <div
        style={{ position: 'absolute', left: 120 + frame * 2, top: 860, width: 140, height: 40, background: '#20242c' }}
      />
    </AbsoluteFill>
  );
}
