import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Title() {
  const frame = useCurrentFrame();
  const lift = interpolate(frame, [0, 16], [50, 0], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: '#fff4e6',
        color: '#5c2a00',
        fontFamily: '"Manrope Variable"',
        justifyContent: 'center',
        padding: '0 110px',
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 540,
          top: 260 + frame,
          width: 420,
          height: 420,
          borderRadius: 210,
          background: '#ffd8a8',
        }}
      />
      <div style={{ transform: `translateY(${lift}px)`, fontSize: 130, fontWeight: 800, lineHeight: 1.05 }}>
        Plum cake in three steps
      </div>
    </AbsoluteFill>
  );
}
