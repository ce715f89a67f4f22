import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Ground() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#14213d', color: '#fff', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 100 + frame * 3,
          top: 860,
          width: 160,
          height: 24,
          background: '#ffb703',
          borderRadius: 12,
        }}
      />
    </AbsoluteFill>
  );
}
