import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

const figures = [
  { value: 412, label: 'clubs' },
  { value: 90, label: 'seconds to renew' },
];

export default function Figures() {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 8, 80, 89], [0, 1, 1, 0], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        opacity,
        flexDirection: 'row',
        gap: 160,
        color: '#f2f7fb',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {figures.map(({ value, label }, index) => (
        <div key={label} style={{ textAlign: 'center' }}>
          <div style={{ fontSize: 260, fontWeight: 800, fontVariantNumeric: 'tabular-nums' }}>
            {Math.round(
              interpolate(frame, [index * 6, 30 + index * 6], [0, value], {
                extrapolateLeft: 'clamp',
                extrapolateRight: 'clamp',
              }),
            )}
          </div>
          <div style={{ fontSize: 52, color: '#9fd3ff' }}>{label}</div>
        </div>
      ))}
    </AbsoluteFill>
  );
}
