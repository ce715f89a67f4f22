import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';
export default function Scene() {
  const frame = useCurrentFrame();
  const { width, height } = useVideoConfig();
  return (
    <AbsoluteFill
      style={{
        background: '#020308',
        color: '#f3f5ff',
        fontFamily: '"Manrope Variable", sans-serif',
        fontWeight: 700,
        fontSize: 80,
      }}
    >
      <svg aria-hidden="true" width={width} height={height}>
        {Array.from({ length: 90 }, (_, i) => i).map((i) => (
          <circle
            key={i}
            cx={(i * 211) % 1080}
            cy={(((i * 397) % 1920) + frame * (1 + (i % 3))) % 1920}
            r={2 + (i % 3)}
            fill="#dfe7ff"
            opacity={0.5 + (i % 5) / 10}
          />
        ))}
      </svg>
    </AbsoluteFill>
  );
}
