import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Late() {
  const opacity = interpolate(useCurrentFrame(), [74, 80], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  return (
    <AbsoluteFill
      style={{
        background: '#fff',
        color: '#1e1b4b',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 130, fontWeight: 800 }}>Visit us</div>
      <div style={{ fontSize: 64, opacity }}>bookings.example.com/spring-offer</div>
    </AbsoluteFill>
  );
}
