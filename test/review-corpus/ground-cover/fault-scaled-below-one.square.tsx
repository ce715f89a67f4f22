import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Small() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#2b1d0e', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 0, top: 0, width: 1080, height: 950, background: '#ffd9a0' }} />
      <div style={{ position: 'absolute', left: 120, top: 400, fontSize: 110, fontWeight: 700 }}>Peaches today</div>
      <div
        style={{
          position: 'absolute',
          left: 120 + frame * 2,
          top: 860,
          width: 140,
          height: 40,
          background: '#ff9f1c',
          borderRadius: 20,
        }}
      />
    </AbsoluteFill>
  );
}
