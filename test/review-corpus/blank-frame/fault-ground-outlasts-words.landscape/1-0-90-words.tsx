import { AbsoluteFill, spring, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Words() {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const enter = spring({ frame, fps, config: { damping: 200 } });
  return (
    <AbsoluteFill style={{ alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          color: '#e1b382',
          fontFamily: '"Manrope Variable"',
          fontSize: 130,
          fontWeight: 800,
          transform: `translateY(${(1 - enter) * 60}px)`,
        }}
      >
        Harbour days
      </div>
    </AbsoluteFill>
  );
}
