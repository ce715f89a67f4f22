import { AbsoluteFill, spring, useCurrentFrame } from 'remotion';

export default function Spring() {
  const frame = useCurrentFrame();
  const way = spring({ frame: frame - 40, fps: 30, config: { damping: 40, stiffness: 200, mass: 1 } });
  return (
    <AbsoluteFill style={{ background: '#fff7ec', color: '#3a1d00', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 120, top: 500 + 500 * way, fontSize: 110, fontWeight: 700 }}>
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
