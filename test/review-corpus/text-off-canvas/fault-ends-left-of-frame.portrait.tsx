import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Slide() {
  const x = interpolate(useCurrentFrame(), [0, 18], [-900, -160], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{ background: '#f9f3ea', color: '#33241a', fontFamily: '"Manrope Variable"', justifyContent: 'center' }}
    >
      <div style={{ transform: `translateX(${x}px)`, fontSize: 120, fontWeight: 800, paddingLeft: 60 }}>
        Fresh bread
      </div>
      <div style={{ paddingLeft: 100, fontSize: 56 }}>every day from six</div>
    </AbsoluteFill>
  );
}
