import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Split() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 0, top: 0, width: 1080, height: 880, background: '#14213d' }} />
      <div style={{ position: 'absolute', left: 0, top: 880, width: 1080, height: 200, background: '#0a6847' }} />
      <div style={{ position: 'absolute', left: 100, top: 400, fontSize: 84, fontWeight: 700 }}>
        Two halves, one shop
      </div>
      <div
        style={{ position: 'absolute', left: 120 + frame * 2, top: 940, width: 140, height: 40, background: '#ff9f1c' }}
      />
    </AbsoluteFill>
  );
}
