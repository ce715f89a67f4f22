import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Ground() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: -200 - frame / 2,
          top: -60,
          width: 2400,
          height: 1200,
          background: '#0b3d2e',
        }}
      />
      <div
        style={{ position: 'absolute', left: 300 + frame, top: 900, width: 200, height: 30, background: '#ffb703' }}
      />
    </AbsoluteFill>
  );
}
