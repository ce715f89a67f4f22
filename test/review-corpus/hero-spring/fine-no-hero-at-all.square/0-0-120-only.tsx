import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Only() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#14213d', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 120, top: 440, fontSize: 100, fontWeight: 700 }}>Sales by region</div>
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
