import { AbsoluteFill, spring, useCurrentFrame } from 'remotion';

export default function Proof() {
  const frame = useCurrentFrame();
  const arrived = spring({ frame, fps: 30, config: { damping: 40, stiffness: 120, mass: 1.2 } });
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 300,
          top: 640 + 600 * (1 - arrived),
          width: 480,
          height: 500,
          background: '#145c44',
        }}
      />
      <div style={{ position: 'absolute', left: 350, top: 800, fontSize: 90, fontWeight: 700 }}>40 wells</div>
    </AbsoluteFill>
  );
}
