import { AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion';

const stalls = [
  ['Bread', '12 bakers'],
  ['Cheese', '9 dairies'],
  ['Flowers', '6 fields'],
] as const;
export default function Stalls() {
  const frame = useCurrentFrame();
  const { fps, durationInFrames } = useVideoConfig();
  const out = interpolate(frame, [durationInFrames - 10, durationInFrames - 1], [1, 0], { extrapolateLeft: 'clamp' });
  return (
    <AbsoluteFill style={{ padding: '420px 110px', gap: 44, opacity: out }}>
      {stalls.map(([a, b], i) => {
        const s = spring({ frame: frame - 5 * i, fps, config: { damping: 18 } });
        return (
          <div
            key={a}
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'baseline',
              background: '#ffffff',
              borderRadius: 36,
              padding: '44px 56px',
              opacity: s,
              transform: `translateX(${(1 - s) * -120}px)`,
              fontFamily: '"Manrope Variable", sans-serif',
            }}
          >
            <span style={{ fontSize: 82, fontWeight: 800, color: '#8a2c0d' }}>{a}</span>
            <span style={{ fontSize: 54, fontWeight: 600, color: '#4a4a3a' }}>{b}</span>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
