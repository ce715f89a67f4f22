import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Claim() {
  const frame = useCurrentFrame();
  const rise = interpolate(frame, [0, 15], [40, 0], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#101426', color: '#f3f5ff', fontFamily: '"Manrope Variable"', padding: 180 }}>
      <div style={{ height: 170, width: 1200, overflow: 'hidden', fontSize: 110, fontWeight: 700, lineHeight: 1.1 }}>
        <div style={{ transform: `translateY(${rise}px)` }}>Every invoice paid before Friday</div>
      </div>
      <div style={{ width: 320, height: 10, background: '#ff7a45', marginTop: 40 }} />
    </AbsoluteFill>
  );
}
