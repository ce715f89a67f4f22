import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Blurred() {
  const frame = useCurrentFrame();
  const blur = interpolate(frame, [0, 30], [40, 22], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#0b1020', alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          fontSize: 110,
          fontWeight: 800,
          color: '#fff',
          filter: `blur(${blur}px)`,
          fontFamily: '"Manrope Variable", sans-serif',
        }}
      >
        Into focus
      </div>
      <div style={{ width: 400, height: 14, marginTop: 40, background: '#6ee7b7' }} />
    </AbsoluteFill>
  );
}
