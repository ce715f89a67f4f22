import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Night() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#05070c' }}>
      <div style={{ position: 'absolute', left: 0, bottom: 0, width: 1920, height: 260, background: '#0a0e16' }} />
      <div
        style={{
          position: 'absolute',
          left: 300 + frame * 6,
          top: 400,
          width: 120,
          height: 120,
          borderRadius: 60,
          background: '#ffe9a8',
        }}
      />
    </AbsoluteFill>
  );
}
