import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Caption() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 240,
          top: 420,
          fontSize: 130,
          fontWeight: 700,
          opacity: interpolate(frame, [0, 8, 76, 88], [0, 1, 1, 0], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          }),
        }}
      >
        Fresh since May
      </div>
    </AbsoluteFill>
  );
}
