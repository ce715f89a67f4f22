import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Route() {
  const frame = useCurrentFrame();
  const reach = interpolate(frame, [0, 60], [0, 1400], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ filter: 'brightness(0.15)', background: '#1b4332' }}>
      <svg width="1920" height="1080" viewBox="0 0 1920 1080">
        <title>Route</title>
        <path
          d="M200 800 C 600 200, 1200 1000, 1700 260"
          fill="none"
          stroke="#d8f3dc"
          strokeWidth="26"
          strokeDasharray={`${reach} 3000`}
        />
        <circle cx="200" cy="800" r="46" fill="#ffb703" />
        <circle cx="1700" cy="260" r="46" fill="#ffb703" />
      </svg>
    </AbsoluteFill>
  );
}
