import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Support() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 300,
          top: 440,
          fontSize: 130,
          fontWeight: 700,
          opacity: interpolate(frame, [0, 8, 48, 58], [0, 1, 1, 0], { extrapolateRight: 'clamp' }),
        }}
      >
        Up by a third
      </div>
    </AbsoluteFill>
  );
}
