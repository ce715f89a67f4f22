import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Part() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#14213d', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 500, top: 420, fontSize: 200, fontWeight: 700 }}>Pay later</div>
      <div style={{ position: 'absolute', left: 500, top: 220, fontSize: 64, fontWeight: 700 }}>After the trip</div>
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
