import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

const clamp = { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' } as const;
export default function Scene() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#000',
        color: '#f3f5ff',
        fontFamily: '"Manrope Variable", sans-serif',
        fontWeight: 700,
        fontSize: 80,
      }}
    >
      <AbsoluteFill style={{ opacity: interpolate(frame, [40, 46, 50, 56], [1, 0, 0, 1], clamp) }}>
        <div style={{ position: 'absolute', left: 140, top: 440 }}>{frame < 48 ? 'Before nine' : 'After nine'}</div>
      </AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: 80 + frame * 3,
          bottom: 90,
          width: 60,
          height: 60,
          borderRadius: 30,
          background: '#ff9f43',
          opacity: interpolate(frame, [40, 46, 50, 56], [1, 0, 0, 1], clamp),
        }}
      />
    </AbsoluteFill>
  );
}
