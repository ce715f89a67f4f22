import { AbsoluteFill, spring, useCurrentFrame, useVideoConfig } from 'remotion';

export default function End() {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const s = spring({ frame, fps });
  return (
    <AbsoluteFill style={{ alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          background: '#8a2c0d',
          color: '#fff8ec',
          padding: '60px 90px',
          borderRadius: 60,
          transform: `scale(${s})`,
          fontSize: 96,
          fontWeight: 800,
          fontFamily: '"Manrope Variable", sans-serif',
        }}
      >
        Saturday, 9 am
      </div>
    </AbsoluteFill>
  );
}
