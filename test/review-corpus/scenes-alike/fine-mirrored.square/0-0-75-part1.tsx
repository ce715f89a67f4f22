import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Part() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#14213d', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 90, top: 240, fontSize: 96, fontWeight: 700 }}>Step one</div>
      <div style={{ position: 'absolute', left: 90, top: 420, fontSize: 60, fontWeight: 700 }}>Open the lid</div>
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
