import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Late() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 160,
          top: 430,
          fontSize: 120,
          fontWeight: 700,
          opacity: interpolate(frame, [0, 8, 92, 104], [0, 1, 1, 0], { extrapolateRight: 'clamp' }),
        }}
      >
        Two for one
      </div>
    </AbsoluteFill>
  );
}
