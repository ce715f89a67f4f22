import { AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Opening() {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const rise = spring({ frame, fps, config: { damping: 200 } });
  const opacity = interpolate(frame, [0, 8, 80, 89], [0, 1, 1, 0], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        opacity,
        color: '#f2f7fb',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: '0 160px',
      }}
    >
      <div style={{ transform: `translateY(${(1 - rise) * 60}px)` }}>
        <div style={{ fontSize: 130, fontWeight: 800 }}>Moorings made easy</div>
        <div style={{ width: rise * 520, height: 12, background: '#ffb703', marginTop: 36 }} />
      </div>
    </AbsoluteFill>
  );
}
