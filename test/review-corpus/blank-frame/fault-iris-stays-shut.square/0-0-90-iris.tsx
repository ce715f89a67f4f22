import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

const clamp = { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' } as const;
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
      <AbsoluteFill
        style={{
          background: '#f6c445',
          color: '#221',
          clipPath: `circle(${interpolate(frame, [30, 42], [75, 0], clamp)}% at 50% 50%)`,
        }}
      >
        <div style={{ position: 'absolute', left: 180, top: 470 }}>Iris out for now</div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
