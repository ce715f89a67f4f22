import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Label() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#10231c', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <svg width="1920" height="1080" viewBox="0 0 1920 1080">
        <title>Wells</title>
        <rect x="300" y="640" width={400 + frame * 4} height="80" fill="#2a9d8f" />
        <text x="300" y="560" fontSize="110" fontFamily="Segoe UI" fontWeight="700" fill="#fff">
          Forty wells
        </text>
      </svg>
    </AbsoluteFill>
  );
}
