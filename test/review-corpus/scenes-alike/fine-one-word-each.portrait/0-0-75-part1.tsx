import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Part() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#14213d', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 100, top: 700, fontSize: 180, fontWeight: 700 }}>Soup</div>
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
