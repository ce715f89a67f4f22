import { AbsoluteFill, spring, useCurrentFrame } from 'remotion';

export default function Proof() {
  const frame = useCurrentFrame();
  const arrived = spring({ frame, fps: 30, config: { damping: 40, stiffness: 120, mass: 1.2 } });
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 160,
          top: 220 + 300 * (1 - arrived),
          width: 620,
          height: 640,
          background: '#145c44',
        }}
      />
      <div style={{ position: 'absolute', left: 220, top: 460, fontSize: 96, fontWeight: 700 }}>Forty wells</div>
    </AbsoluteFill>
  );
}
