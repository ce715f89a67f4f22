import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Off() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#10231c', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 120, top: 430, fontSize: 110, fontWeight: 700 }}>Two for one</div>
      <div style={{ position: 'absolute', left: 1200, top: 0, width: 400, height: 400, background: '#d62246' }} />
      <div
        style={{ position: 'absolute', left: 120 + frame * 2, top: 860, width: 140, height: 40, background: '#95d5b2' }}
      />
    </AbsoluteFill>
  );
}
