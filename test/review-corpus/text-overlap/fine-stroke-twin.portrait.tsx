import { AbsoluteFill, useCurrentFrame } from 'remotion';
export default function Scene() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#10182b',
        color: '#f3f5ff',
        fontFamily: '"Manrope Variable", sans-serif',
        fontWeight: 700,
        fontSize: 80,
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 90,
          top: 800,
          fontSize: 140,
          color: 'transparent',
          WebkitTextStroke: '10px #5b2bff',
        }}
      >
        Double
      </div>
      <div style={{ position: 'absolute', left: 90, top: 800, fontSize: 140 }}>Double</div>
      <div
        style={{
          position: 'absolute',
          left: 80 + frame * 3,
          bottom: 90,
          width: 60,
          height: 60,
          borderRadius: 30,
          background: '#ff9f43',
        }}
      />
    </AbsoluteFill>
  );
}
