import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Tone() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#e8e2d8',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 200 + frame * 2,
          top: 200,
          width: 900,
          height: 640,
          borderRadius: 60,
          background: '#ded6c8',
        }}
      />
      <div style={{ position: 'relative', fontSize: 150, fontWeight: 800, color: '#30261c' }}>Linen</div>
    </AbsoluteFill>
  );
}
