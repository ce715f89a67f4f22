import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Offer() {
  const open = Math.min(1, useCurrentFrame() / 20) * 62;
  return (
    <AbsoluteFill
      style={{ background: '#0d2b24', fontFamily: '"Manrope Variable"', justifyContent: 'center', padding: 100 }}
    >
      <div
        style={{
          clipPath: `inset(0 ${100 - open}% 0 0)`,
          background: '#d8ff5f',
          color: '#0d2b24',
          padding: 60,
          fontSize: 90,
          fontWeight: 800,
        }}
      >
        Two for one until Sunday
      </div>
    </AbsoluteFill>
  );
}
