import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Card() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 90,
          top: 640,
          width: 900,
          height: 420,
          background: '#fff',
          borderRadius: 40,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 150,
          top: 780,
          fontSize: 96,
          fontWeight: 700,
          color: '#3a0d2a',
          opacity: interpolate(frame, [0, 8], [0, 1], { extrapolateRight: 'clamp' }),
        }}
      >
        Open all night
      </div>
    </AbsoluteFill>
  );
}
