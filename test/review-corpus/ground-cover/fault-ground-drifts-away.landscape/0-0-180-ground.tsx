import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Ground() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{ position: 'absolute', left: -frame * 4, top: 0, width: 1920, height: 1080, background: '#0b3d2e' }}
      />
      <div
        style={{ position: 'absolute', left: 300 + frame, top: 900, width: 200, height: 30, background: '#ffb703' }}
      />
    </AbsoluteFill>
  );
}
