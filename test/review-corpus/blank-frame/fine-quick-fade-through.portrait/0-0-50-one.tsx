import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function One() {
  const opacity = interpolate(useCurrentFrame(), [42, 49], [1, 0], { extrapolateLeft: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#111' }}>
      <AbsoluteFill
        style={{
          opacity,
          color: '#fff',
          fontFamily: '"Manrope Variable"',
          fontSize: 130,
          fontWeight: 800,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        Fade out
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
