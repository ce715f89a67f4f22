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
      <div style={{ position: 'absolute', left: 90, top: 800, fontSize: 110 }}>Barcode words</div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: 740,
          height: 260,
          backgroundImage: 'repeating-linear-gradient(90deg, #10182b 0 26px, transparent 26px 40px)',
          backgroundPosition: `${frame}px 0`,
        }}
      />
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
