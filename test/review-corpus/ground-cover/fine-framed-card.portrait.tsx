import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Framed() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#2b1d0e', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 50,
          top: 50,
          width: 980,
          height: 1820,
          background: '#ffd9a0',
          borderRadius: 60,
        }}
      />
      <div style={{ position: 'absolute', left: 140, top: 800, fontSize: 104, fontWeight: 700 }}>Peaches today</div>
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
