import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Card() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 100,
          top: 780 + interpolate(frame, [74, 89], [0, 1400], { extrapolateLeft: 'clamp' }),
          fontSize: 96,
          fontWeight: 700,
          opacity: interpolate(frame, [0, 8], [0, 1], { extrapolateRight: 'clamp' }),
        }}
      >
        Open all night
      </div>
    </AbsoluteFill>
  );
}
