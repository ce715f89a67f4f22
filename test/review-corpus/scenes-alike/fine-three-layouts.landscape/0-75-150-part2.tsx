import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Part() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#14213d', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 900, top: 620, fontSize: 90, fontWeight: 700 }}>Pack light</div>
      <div style={{ position: 'absolute', left: 900, top: 780, fontSize: 56, fontWeight: 700 }}>
        Only what you can carry
      </div>
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
