import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Ranges() {
  const width = interpolate(useCurrentFrame(), [0, 30, 20], [0, 400, 800]);
  return (
    <AbsoluteFill style={{ background: '#fef9c3' }}>
      <div style={{ width, height: 100, background: '#ca8a04' }} />
    </AbsoluteFill>
  );
}
