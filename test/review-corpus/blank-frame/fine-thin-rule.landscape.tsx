import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Rule() {
  const width = interpolate(useCurrentFrame(), [0, 80], [120, 1500], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill style={{ background: '#fafafa', alignItems: 'center', justifyContent: 'center' }}>
      <div style={{ width, height: 6, background: '#171717' }} />
    </AbsoluteFill>
  );
}
