import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Words() {
  const frame = useCurrentFrame();
  const o = interpolate(frame, [0, 12], [0, 1], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#fff7ed', alignItems: 'center', justifyContent: 'center' }}>
      <div style={{ fontSize: 110, fontWeight: 700, color: '#7c2d12', opacity: o, fontFamily: 'Manrope Variable' }}>
        {'Tbilisi თბილისი'}
      </div>
      <div style={{ width: 300 * o, height: 14, background: '#fb923c', marginTop: 30 }} />
    </AbsoluteFill>
  );
}
