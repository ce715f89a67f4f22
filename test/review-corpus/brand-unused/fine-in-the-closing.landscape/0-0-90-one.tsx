import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function One() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#14213d', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 240, top: 420, fontSize: 130, fontWeight: 700 }}>Forty wells</div>
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
