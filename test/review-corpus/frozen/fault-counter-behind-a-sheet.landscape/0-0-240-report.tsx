import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Report() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#0f1a17',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{ position: 'absolute', left: 400, top: 300, width: 40 + frame, height: 60, background: '#2a9d8f' }}
      />
      <div
        style={{
          position: 'absolute',
          left: 260,
          top: 200,
          width: 1400,
          height: 680,
          borderRadius: 48,
          background: '#f2f5ef',
        }}
      />
      <div style={{ position: 'relative', color: '#12211d', fontSize: 120, fontWeight: 800 }}>Forty wells dug</div>
    </AbsoluteFill>
  );
}
