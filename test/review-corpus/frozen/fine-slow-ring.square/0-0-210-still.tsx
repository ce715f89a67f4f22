import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Ring() {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const c = 2 * Math.PI * 300;
  return (
    <AbsoluteFill style={{ background: '#fff', alignItems: 'center', justifyContent: 'center' }}>
      <svg width="800" height="800" viewBox="0 0 800 800" style={{ position: 'absolute' }} aria-hidden="true">
        <circle cx="400" cy="400" r="300" fill="none" stroke="#e5e7eb" strokeWidth="24" />
        <circle
          cx="400"
          cy="400"
          r="300"
          fill="none"
          stroke="#2563eb"
          strokeWidth="24"
          strokeDasharray={c}
          strokeDashoffset={c * (1 - frame / durationInFrames)}
          transform="rotate(-90 400 400)"
        />
      </svg>
      <div style={{ fontSize: 90, fontWeight: 800, color: '#111827', fontFamily: '"Manrope Variable", sans-serif' }}>
        Patience
      </div>
    </AbsoluteFill>
  );
}
