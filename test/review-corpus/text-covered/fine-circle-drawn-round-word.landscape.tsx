import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Circled() {
  const drawn = interpolate(useCurrentFrame(), [15, 40], [1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  return (
    <AbsoluteFill
      style={{
        background: '#fffdf6',
        color: '#1c1a12',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ position: 'relative', fontSize: 140, fontWeight: 800 }}>
        Only today
        <svg
          viewBox="0 0 400 120"
          preserveAspectRatio="none"
          style={{
            position: 'absolute',
            left: -60,
            top: -30,
            width: 'calc(100% + 120px)',
            height: 'calc(100% + 60px)',
          }}
        >
          <title>Ring</title>
          <ellipse
            cx="200"
            cy="60"
            rx="195"
            ry="56"
            fill="none"
            stroke="#e4572e"
            strokeWidth="4"
            pathLength={1}
            strokeDasharray="1"
            strokeDashoffset={drawn}
          />
        </svg>
      </div>
    </AbsoluteFill>
  );
}
