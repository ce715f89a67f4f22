import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Step() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#fff7ec', color: '#3a1d00', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 120, top: frame < 50 ? 500 : 1050, fontSize: 110, fontWeight: 700 }}>
        Second floor
      </div>
      <div
        style={{
          position: 'absolute',
          left: 120 + frame * 2,
          top: 1400,
          width: 140,
          height: 40,
          background: '#ff9f1c',
          borderRadius: 20,
        }}
      />
    </AbsoluteFill>
  );
}
