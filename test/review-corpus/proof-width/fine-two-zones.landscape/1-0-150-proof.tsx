import { AbsoluteFill, spring, useCurrentFrame } from 'remotion';

export default function Proof() {
  const frame = useCurrentFrame();
  const arrived = spring({ frame, fps: 30, config: { damping: 40, stiffness: 120, mass: 1.2 } });
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 120,
          top: 240 + 600 * (1 - arrived),
          width: 1000,
          height: 600,
          background: '#145c44',
        }}
      />
      <div style={{ position: 'absolute', left: 200, top: 440, fontSize: 110, fontWeight: 700 }}>Forty wells</div>
      <div style={{ position: 'absolute', left: 1240, top: 240, width: 560, height: 600, background: '#1f7a5c' }} />
      <div style={{ position: 'absolute', left: 1300, top: 480, fontSize: 84, fontWeight: 700 }}>in a year</div>
    </AbsoluteFill>
  );
}
