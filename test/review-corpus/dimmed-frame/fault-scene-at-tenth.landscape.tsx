import { AbsoluteFill, useCurrentFrame } from 'remotion';

const bars = [320, 460, 280, 610, 540];

export default function Turnover() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#101216' }}>
      <AbsoluteFill
        style={{
          opacity: 0.13,
          flexDirection: 'row',
          alignItems: 'flex-end',
          justifyContent: 'center',
          gap: 60,
          padding: 160,
        }}
      >
        {bars.map((height, index) => (
          <div
            key={height}
            style={{
              width: 200,
              height: height * Math.min(1, frame / (20 + index * 8)),
              background: '#ffd166',
              borderRadius: 18,
            }}
          />
        ))}
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
