import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Tight() {
  const frame = useCurrentFrame();
  const o = interpolate(frame, [0, 10], [0, 1], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#240046', alignItems: 'center', justifyContent: 'center' }}>
      <p
        style={{
          width: 800,
          fontSize: 100,
          lineHeight: 0.45,
          fontWeight: 700,
          color: '#ff9e00',
          opacity: o,
          fontFamily: '"Manrope Variable", sans-serif',
        }}
      >
        Lines that lie upon each other say nothing
      </p>
    </AbsoluteFill>
  );
}
