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
          inset: 0,
          background: `linear-gradient(90deg, #fff ${30 + frame * 0.2}%, #000 0)`,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 300,
          top: 420,
          fontSize: 150,
          color: '#fff',
          mixBlendMode: 'difference',
          whiteSpace: 'nowrap',
        }}
      >
        Both sides now
      </div>
    </AbsoluteFill>
  );
}
