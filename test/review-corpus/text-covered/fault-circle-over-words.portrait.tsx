import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Bye() {
  const frame = useCurrentFrame();
  const o = interpolate(frame, [0, 10, 78, 89], [0, 1, 1, 0], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#3c096c', alignItems: 'center', justifyContent: 'center' }}>
      <div style={{ width: 700, height: 700, borderRadius: 350, background: '#5a189a', position: 'absolute' }} />
      <div
        style={{
          fontSize: 130,
          fontWeight: 800,
          color: '#fff',
          opacity: o,
          fontFamily: '"Manrope Variable", sans-serif',
        }}
      >
        See you
      </div>
    </AbsoluteFill>
  );
}
