import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

const words = ['faster', 'calmer', 'cheaper'];

export default function Swap() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#0a2540',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 110, fontWeight: 700, marginBottom: 170 }}>Moving gets</div>
      {words.map((word, index) => (
        <div
          key={word}
          style={{
            position: 'absolute',
            top: 1000,
            fontSize: 120,
            fontWeight: 800,
            color: '#63e6be',
            opacity: interpolate(
              frame,
              [index * 30, index * 30 + 4, index * 30 + 26, index * 30 + 30],
              [0, 1, 1, index === 2 ? 1 : 0],
              { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' },
            ),
          }}
        >
          {word}
        </div>
      ))}
    </AbsoluteFill>
  );
}
