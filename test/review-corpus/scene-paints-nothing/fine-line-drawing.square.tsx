import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Drawing() {
  const offset = interpolate(useCurrentFrame(), [0, 50], [1, 0], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#f8fafc' }}>
      <svg viewBox="0 0 100 100" width="1080" height="1080">
        <title>House</title>
        <path
          d="M20 80 V45 L50 20 L80 45 V80 Z"
          fill="none"
          stroke="#0f172a"
          strokeWidth="2.500"
          pathLength={1}
          strokeDasharray="1"
          strokeDashoffset={offset}
        />
      </svg>
    </AbsoluteFill>
  );
}
