import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Anchor() {
  const frame = useCurrentFrame();
  const show = interpolate(frame, [0, 15], [0, 1], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#2b2d42' }}>
      <h1
        style={{
          position: 'absolute',
          top: '42%',
          left: 0,
          margin: 0,
          transform: 'translateX(-35%)',
          opacity: show,
          fontSize: 150,
          color: '#edf2f4',
          fontFamily: '"Manrope Variable", sans-serif',
        }}
      >
        Autumn session
      </h1>
      <div
        style={{ position: 'absolute', top: 700, left: 200, width: 600 * show, height: 12, background: '#ef233c' }}
      />
    </AbsoluteFill>
  );
}
