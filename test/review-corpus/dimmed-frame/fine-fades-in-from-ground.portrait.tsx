import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Fade() {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 12], [0, 1], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#f4efe6', alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          opacity,
          width: 620,
          height: 620,
          borderRadius: 310,
          background: '#2a4d3e',
          transform: `scale(${1 + frame / 400})`,
        }}
      />
    </AbsoluteFill>
  );
}
