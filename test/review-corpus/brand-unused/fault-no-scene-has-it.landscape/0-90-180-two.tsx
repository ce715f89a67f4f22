import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Two() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#0b3d2e', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 640, top: 520, fontSize: 150, fontWeight: 700 }}>Nine parks</div>
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
