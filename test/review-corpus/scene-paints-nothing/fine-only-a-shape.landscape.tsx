import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Shape() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#0c0a09' }}>
      <div
        style={{
          position: 'absolute',
          left: 300 + frame * 6,
          top: 400,
          width: 280,
          height: 280,
          borderRadius: 140,
          background: '#f97316',
        }}
      />
    </AbsoluteFill>
  );
}
