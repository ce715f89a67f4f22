import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Inset() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div style={{ position: 'absolute', left: 60, top: 60, width: 1800, height: 960, background: '#1d1135' }} />
      <div
        style={{ position: 'absolute', left: 300 + frame * 2, top: 900, width: 200, height: 30, background: '#ffb703' }}
      />
    </AbsoluteFill>
  );
}
