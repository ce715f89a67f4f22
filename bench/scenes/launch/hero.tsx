import { AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion';

export default function Hero() {
  const frame = useCurrentFrame();
  const { fps, durationInFrames } = useVideoConfig();
  const scale = spring({ frame, fps, config: { damping: 14 } });
  const opacity = interpolate(frame, [durationInFrames - 15, durationInFrames], [1, 0], { extrapolateLeft: 'clamp' });
  return (
    <AbsoluteFill style={{ alignItems: 'center', justifyContent: 'center', opacity }}>
      <div
        style={{
          transform: `scale(${scale})`,
          width: 1300,
          height: 600,
          borderRadius: 48,
          background: 'rgba(255,255,255,0.08)',
          boxShadow: '0 40px 120px rgba(0,0,0,0.5)',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          color: 'white',
          fontFamily: '"Manrope Variable"',
          fontSize: 140,
          fontWeight: 800,
        }}
      >
        Ship faster
      </div>
    </AbsoluteFill>
  );
}
