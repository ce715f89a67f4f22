import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Two() {
  const opacity = interpolate(useCurrentFrame(), [0, 7], [0, 1], { extrapolateRight: 'clamp' });
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
        Fade in
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
