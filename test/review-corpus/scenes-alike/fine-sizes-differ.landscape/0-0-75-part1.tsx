import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Part() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#14213d', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 700, top: 300, fontSize: 220, fontWeight: 700 }}>48 %</div>
      <div style={{ position: 'absolute', left: 640, top: 620, fontSize: 76, fontWeight: 700 }}>less water used</div>
      <div
        style={{
          position: 'absolute',
          left: 200 + frame * 2,
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
