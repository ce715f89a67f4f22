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
      <div style={{ position: 'absolute', left: 160, top: 420, fontSize: 120 }}>Signal found</div>
      <div
        style={{
          position: 'absolute',
          inset: 0,
          backgroundImage: 'repeating-linear-gradient(0deg, rgba(0,0,0,0.16) 0 2px, transparent 2px 6px)',
          backgroundPosition: `0 ${frame % 6}px`,
          pointerEvents: 'none',
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
