import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Other() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#fff7ec', color: '#3a1d00', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 100, top: 700, fontSize: 110, fontWeight: 700 }}>Bread at seven</div>
      <div
        style={{
          position: 'absolute',
          left: 120 + frame * 2,
          top: 1400,
          width: 400,
          height: 140,
          background: '#ff7b54',
        }}
      />
    </AbsoluteFill>
  );
}
