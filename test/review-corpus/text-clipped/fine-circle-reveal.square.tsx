import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Reveal() {
  const radius = interpolate(useCurrentFrame(), [0, 24], [0, 120], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#20123a' }}>
      <AbsoluteFill
        style={{
          background: '#ffd166',
          color: '#20123a',
          fontFamily: '"Manrope Variable"',
          fontSize: 96,
          fontWeight: 800,
          clipPath: `circle(${radius}% at 50% 50%)`,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        Good morning
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
