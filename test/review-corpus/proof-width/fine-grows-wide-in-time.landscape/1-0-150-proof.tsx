import { AbsoluteFill, spring, useCurrentFrame } from 'remotion';

export default function Proof() {
  const frame = useCurrentFrame();
  const arrived = spring({ frame, fps: 30, config: { damping: 40, stiffness: 120, mass: 1.2 } });
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{ position: 'absolute', left: 280, top: 420, width: 1360 * arrived, height: 240, background: '#145c44' }}
      />
      <div style={{ position: 'absolute', left: 340, top: 470, fontSize: 110, fontWeight: 700 }}>Forty wells dug</div>
    </AbsoluteFill>
  );
}
