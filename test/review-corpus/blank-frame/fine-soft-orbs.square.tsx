import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Orbs() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#1e1b4b' }}>
      <div
        style={{
          position: 'absolute',
          left: 200 + frame * 2,
          top: 260,
          width: 420,
          height: 420,
          borderRadius: 210,
          background: '#818cf8',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 560 - frame,
          top: 520,
          width: 300,
          height: 300,
          borderRadius: 150,
          background: '#f0abfc',
        }}
      />
    </AbsoluteFill>
  );
}
