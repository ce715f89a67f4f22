import { AbsoluteFill, spring, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Drop() {
  const frame = useCurrentFrame();
  const { fps, height } = useVideoConfig();
  const landed = spring({ frame, fps, config: { damping: 18 } });
  return (
    <AbsoluteFill
      style={{
        background: '#ff5d3b',
        color: '#2b0900',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ transform: `translateY(${(1 - landed) * -height}px)`, fontSize: 150, fontWeight: 800 }}>
        Big sale
      </div>
      <div style={{ transform: `translateY(${(1 - landed) * height}px)`, fontSize: 64 }}>from Monday</div>
    </AbsoluteFill>
  );
}
