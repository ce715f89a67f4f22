import { AbsoluteFill, spring, useCurrentFrame } from 'remotion';

export default function Proof() {
  const frame = useCurrentFrame();
  const arrived = spring({ frame, fps: 30, config: { damping: 40, stiffness: 120, mass: 1.2 } });
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 700,
          top: 400,
          fontSize: 220,
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {Math.round(1280 * arrived)}
      </div>
    </AbsoluteFill>
  );
}
