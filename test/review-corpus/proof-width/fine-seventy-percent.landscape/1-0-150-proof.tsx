import { AbsoluteFill, spring, useCurrentFrame } from 'remotion';

export default function Proof() {
  const frame = useCurrentFrame();
  const arrived = spring({ frame, fps: 30, config: { damping: 40, stiffness: 120, mass: 1.2 } });
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 288,
          top: 240 + 600 * (1 - arrived),
          width: 1344,
          height: 560,
          background: '#145c44',
        }}
      />
      <div style={{ position: 'absolute', left: 380, top: 440, fontSize: 110, fontWeight: 700 }}>
        Forty wells in a year
      </div>
    </AbsoluteFill>
  );
}
