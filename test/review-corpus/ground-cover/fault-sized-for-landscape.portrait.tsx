import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Wide() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 0, top: 0, width: 1920, height: 1640, background: '#14213d' }} />
      <div style={{ position: 'absolute', left: 100, top: 700, fontSize: 110, fontWeight: 700 }}>Morning ferry</div>
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
