import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Caption() {
  const frame = useCurrentFrame();
  const o = interpolate(frame, [0, 8, 70, 79], [0, 1, 1, 0]);
  return (
    <AbsoluteFill style={{ justifyContent: 'flex-end', alignItems: 'center', paddingBottom: 380 }}>
      <div
        style={{
          background: 'rgba(20,20,20,0.85)',
          color: '#fff',
          borderRadius: 20,
          padding: '18px 34px',
          fontSize: 52,
          fontWeight: 600,
          opacity: o,
          fontFamily: '"Manrope Variable", sans-serif',
        }}
      >
        under the old chestnut trees
      </div>
    </AbsoluteFill>
  );
}
