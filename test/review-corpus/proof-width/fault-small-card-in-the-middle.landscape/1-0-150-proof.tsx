import { AbsoluteFill, spring, useCurrentFrame } from 'remotion';

export default function Proof() {
  const frame = useCurrentFrame();
  const arrived = spring({ frame, fps: 30, config: { damping: 40, stiffness: 120, mass: 1.2 } });
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 720,
          top: 340 + 600 * (1 - arrived),
          width: 480,
          height: 400,
          background: '#145c44',
        }}
      />
      <div style={{ position: 'absolute', left: 780, top: 480, fontSize: 90, fontWeight: 700 }}>40 wells</div>
    </AbsoluteFill>
  );
}
