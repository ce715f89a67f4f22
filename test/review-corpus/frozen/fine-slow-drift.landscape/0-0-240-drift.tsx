import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Drift() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#003049',
        color: '#fdf0d5',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 200 + frame * 0.8,
          top: 160,
          width: 300,
          height: 300,
          borderRadius: 150,
          background: '#669bbc',
        }}
      />
      <div style={{ fontSize: 140, fontWeight: 800 }}>Slow travel</div>
    </AbsoluteFill>
  );
}
