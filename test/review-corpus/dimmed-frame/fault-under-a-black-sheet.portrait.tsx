import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Orbit() {
  const angle = useCurrentFrame() / 14;
  return (
    <AbsoluteFill style={{ background: '#20242c' }}>
      <svg width="1080" height="1920" viewBox="0 0 1080 1920">
        <title>Orbit</title>
        <circle cx="540" cy="960" r="330" fill="none" stroke="#ffffff" strokeWidth="14" />
        <circle cx={540 + 330 * Math.cos(angle)} cy={960 + 330 * Math.sin(angle)} r="70" fill="#ff5a5f" />
        <rect x="440" y="860" width="200" height="200" rx="30" fill="#4cc9f0" />
      </svg>
      <AbsoluteFill style={{ background: '#000', opacity: 0.87, pointerEvents: 'none' }} />
    </AbsoluteFill>
  );
}
