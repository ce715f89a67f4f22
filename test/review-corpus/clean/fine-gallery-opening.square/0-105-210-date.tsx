import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function When() {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 10], [0, 1], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: '#e03131',
        color: '#ffffff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{ position: 'absolute', left: 100 + frame, top: 140, width: 160, height: 160, background: '#ffffff' }}
      />
      <div style={{ opacity, fontSize: 140, fontWeight: 800 }}>9 May</div>
      <div style={{ opacity, fontSize: 60, fontWeight: 700 }}>Old Customs House</div>
    </AbsoluteFill>
  );
}
