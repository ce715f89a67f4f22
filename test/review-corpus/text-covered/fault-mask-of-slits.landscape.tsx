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
          left: 160,
          top: 440,
          fontSize: 120,
          WebkitMaskImage: 'repeating-linear-gradient(0deg, #000 0 10px, transparent 10px 46px)',
          maskImage: 'repeating-linear-gradient(0deg, #000 0 10px, transparent 10px 46px)',
        }}
      >
        Venetian blind
      </div>
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
