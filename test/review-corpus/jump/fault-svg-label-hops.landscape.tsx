import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Hop() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#10231c', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <svg width="1920" height="1080" viewBox="0 0 1920 1080">
        <title>Share</title>
        <rect x="300" y="640" width={200 + frame * 8} height="80" fill="#2a9d8f" />
        <text x={frame < 48 ? 320 : 900} y="560" fontSize="100" fontWeight="700" fill="#fff">
          Half of it solar
        </text>
      </svg>
    </AbsoluteFill>
  );
}
