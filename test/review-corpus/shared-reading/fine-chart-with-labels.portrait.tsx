import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Chart() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#fff7ec', color: '#3a1d00', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 100, top: 300, fontSize: 110, fontWeight: 700 }}>Rainfall</div>
      <div style={{ position: 'absolute', left: 100, top: 1180, fontSize: 48, fontWeight: 700 }}>May</div>
      <div style={{ position: 'absolute', left: 380, top: 1180, fontSize: 48, fontWeight: 700 }}>June</div>
      <div style={{ position: 'absolute', left: 660, top: 1180, fontSize: 48, fontWeight: 700 }}>July</div>
      <div style={{ position: 'absolute', left: 100, top: 900, fontSize: 56, fontWeight: 700 }}>38 mm</div>
      <div style={{ position: 'absolute', left: 380, top: 900, fontSize: 56, fontWeight: 700 }}>52 mm</div>
      <div style={{ position: 'absolute', left: 660, top: 900, fontSize: 56, fontWeight: 700 }}>71 mm</div>
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
