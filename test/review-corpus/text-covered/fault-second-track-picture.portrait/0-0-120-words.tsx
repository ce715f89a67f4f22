import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Words() {
  const frame = useCurrentFrame();
  const up = interpolate(frame, [0, 16], [40, 0], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: '#132a13',
        justifyContent: 'flex-end',
        padding: '0 90px 420px',
        transform: `translateY(${up}px)`,
      }}
    >
      <div style={{ fontSize: 92, fontWeight: 800, color: '#ecf39e', fontFamily: '"Manrope Variable", sans-serif' }}>
        Plant a tree this weekend
      </div>
    </AbsoluteFill>
  );
}
