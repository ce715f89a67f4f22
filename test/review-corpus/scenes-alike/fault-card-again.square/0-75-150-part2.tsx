import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Part() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#14213d', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 90, top: 220, width: 900, height: 560, background: '#1f4068' }} />
      <div style={{ position: 'absolute', left: 150, top: 320, fontSize: 96, fontWeight: 700 }}>Step two</div>
      <div style={{ position: 'absolute', left: 150, top: 520, fontSize: 60, fontWeight: 700 }}>Fill it up</div>
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
