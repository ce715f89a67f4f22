import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Closing() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 240,
          top: 420,
          fontSize: 120,
          fontWeight: 700,
          opacity: interpolate(frame, [0, 8], [0, 1], { extrapolateRight: 'clamp' }),
        }}
      >
        See you at the fair
      </div>
    </AbsoluteFill>
  );
}
