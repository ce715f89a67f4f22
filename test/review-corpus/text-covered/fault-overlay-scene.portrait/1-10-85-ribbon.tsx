import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Ribbon() {
  const x = interpolate(useCurrentFrame(), [0, 12, 65, 75], [-1080, 0, 0, 1080], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: 1130,
          height: 170,
          background: '#ffcb2f',
          transform: `translateX(${x}px)`,
          fontFamily: '"Manrope Variable"',
          fontSize: 70,
          fontWeight: 800,
          padding: '40px 100px',
          color: '#2b2100',
        }}
      >
        Free entry
      </div>
    </AbsoluteFill>
  );
}
