import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Closing() {
  const frame = useCurrentFrame();
  const scale = interpolate(frame, [0, 14, 89], [0.9, 1, 1.02], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ fontFamily: '"Manrope Variable"', alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          transform: `scale(${scale})`,
          background: '#ffb703',
          color: '#0b1f33',
          borderRadius: 40,
          padding: '50px 90px',
          fontSize: 110,
          fontWeight: 800,
        }}
      >
        harbourlight.app
      </div>
    </AbsoluteFill>
  );
}
