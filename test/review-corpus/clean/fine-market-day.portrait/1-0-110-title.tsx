import { AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Title() {
  const frame = useCurrentFrame();
  const { fps, durationInFrames } = useVideoConfig();
  const s = spring({ frame, fps, config: { damping: 15, mass: 0.7 } });
  const out = interpolate(frame, [durationInFrames - 12, durationInFrames - 1], [0, 1], { extrapolateLeft: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        justifyContent: 'center',
        opacity: 1 - out,
        transform: `translateY(${-out * 80}px) scale(${0.8 + 0.2 * s})`,
      }}
    >
      <div
        style={{
          fontSize: 170,
          lineHeight: 1,
          fontWeight: 800,
          color: '#8a2c0d',
          textAlign: 'center',
          fontFamily: '"Manrope Variable", sans-serif',
        }}
      >
        Market
        <br />
        day
      </div>
      <svg aria-hidden="true" width="420" height="60" viewBox="0 0 420 60">
        <path
          d="M10 40 Q 110 0 210 40 T 410 40"
          stroke="#d1495b"
          strokeWidth="12"
          fill="none"
          strokeLinecap="round"
          strokeDasharray="480"
          strokeDashoffset={480 * (1 - s)}
        />
      </svg>
    </AbsoluteFill>
  );
}
