import { AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Split() {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const a = spring({ frame, fps, config: { damping: 16 } });
  const n =
    Math.round(interpolate(frame, [6, 40], [0, 99.9], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' }) * 10) /
    10;
  return (
    <AbsoluteFill
      style={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        background: '#f6f7fb',
        fontFamily: '"Manrope Variable", sans-serif',
      }}
    >
      <div style={{ display: 'grid', placeItems: 'center' }}>
        <div
          style={{
            width: 420,
            height: 820,
            borderRadius: 70,
            background: '#11121f',
            padding: 24,
            transform: `translateY(${(1 - a) * 200}px) rotate(${(1 - a) * 6}deg)`,
          }}
        >
          <div
            style={{
              width: '100%',
              height: '100%',
              borderRadius: 52,
              background: `linear-gradient(${frame * 2}deg, #6d5bff, #ff7ac6)`,
            }}
          />
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', paddingRight: 120 }}>
        <div style={{ fontSize: 200, fontWeight: 800, color: '#1b1c33', fontVariantNumeric: 'tabular-nums' }}>
          {n.toFixed(1)}%
        </div>
        <div style={{ fontSize: 64, fontWeight: 600, color: '#4a4c66' }}>uptime since March</div>
      </div>
    </AbsoluteFill>
  );
}
