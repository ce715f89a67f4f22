import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

export default function Title() {
  const frame = useCurrentFrame();
  const y = interpolate(frame, [0, 18], [40, 0], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill dir="rtl" style={{ background: '#0b3d2e', justifyContent: 'center', alignItems: 'center' }}>
      <div
        style={{
          width: 620,
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          transform: `translateY(${y}px)`,
          fontFamily: '"Noto Sans Arabic Variable", sans-serif',
          fontSize: 96,
          fontWeight: 700,
          color: '#fdfcdc',
        }}
      >
        مهرجان القهوة العربية في عمّان
      </div>
    </AbsoluteFill>
  );
}
