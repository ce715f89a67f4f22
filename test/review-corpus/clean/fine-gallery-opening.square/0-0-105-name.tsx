import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Name() {
  const frame = useCurrentFrame();
  const spread = interpolate(frame, [0, 30], [0, 100], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: '#f8f9fa',
        color: '#212529',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{ position: 'absolute', left: 0, bottom: 0, width: `${spread}%`, height: 180, background: '#e03131' }}
      />
      <div
        style={{
          position: 'absolute',
          right: 120,
          top: 120 + frame * 0.5,
          width: 140,
          height: 140,
          background: '#1971c2',
        }}
      />
      <div style={{ fontSize: 120, fontWeight: 800 }}>Red on white</div>
    </AbsoluteFill>
  );
}
