import { AbsoluteFill, spring, useCurrentFrame } from 'remotion';

export default function Proof() {
  const frame = useCurrentFrame();
  const arrived = spring({ frame, fps: 30, config: { damping: 40, stiffness: 120, mass: 1.2 } });
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{ position: 'absolute', left: 160, top: 300, width: 120, height: 400 * arrived, background: '#ffb703' }}
      />
      <div
        style={{ position: 'absolute', left: 320, top: 300, width: 120, height: 300 * arrived, background: '#ffb703' }}
      />
      <div
        style={{ position: 'absolute', left: 480, top: 300, width: 120, height: 500 * arrived, background: '#ffb703' }}
      />
      <div style={{ position: 'absolute', left: 160, top: 160, fontSize: 80, fontWeight: 700 }}>Wells a year</div>
    </AbsoluteFill>
  );
}
