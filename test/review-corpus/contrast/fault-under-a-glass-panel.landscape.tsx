import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Glass() {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [0, 20], [300, 0], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: 'linear-gradient(90deg, #3a0ca3, #f72585)' }}>
      <div
        style={{
          position: 'absolute',
          left: 300,
          top: 420,
          fontSize: 140,
          fontWeight: 800,
          color: '#fff',
          fontFamily: '"Manrope Variable", sans-serif',
        }}
      >
        Tickets on sale
      </div>
      <div
        style={{
          position: 'absolute',
          left: 760,
          top: 260,
          width: 760,
          height: 560,
          borderRadius: 40,
          backdropFilter: 'blur(26px)',
          background: 'rgba(255,255,255,0.18)',
          border: '2px solid rgba(255,255,255,0.5)',
          transform: `translateX(${x}px)`,
        }}
      />
    </AbsoluteFill>
  );
}
