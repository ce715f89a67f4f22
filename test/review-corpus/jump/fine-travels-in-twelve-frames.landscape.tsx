import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Travel() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#0b132b', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: interpolate(frame, [40, 52], [200, 700], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' }),
          top: 420,
          fontSize: 96,
          fontWeight: 700,
        }}
      >
        Pick up the parcel
      </div>
      <div
        style={{
          position: 'absolute',
          left: 200 + frame * 2,
          top: 860,
          width: 140,
          height: 40,
          background: '#ff9f1c',
          borderRadius: 20,
        }}
      />
    </AbsoluteFill>
  );
}
