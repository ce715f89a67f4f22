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
        style={{ position: 'absolute', left: 90, top: 420, width: 900, fontSize: 70, opacity: frame % 12 < 4 ? 1 : 0 }}
      >
        Last seats for the evening show are going fast
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
