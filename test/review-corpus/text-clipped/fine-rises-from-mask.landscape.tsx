import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

const words = ['Built', 'for', 'young', 'crews'];

export default function Masked() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#0b1020',
        color: '#f4f6ff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ display: 'flex', gap: 30, fontSize: 130, fontWeight: 700, lineHeight: 1.25 }}>
        {words.map((word, index) => (
          <span key={word} style={{ overflow: 'hidden', display: 'inline-block' }}>
            <span
              style={{
                display: 'inline-block',
                transform: `translateY(${interpolate(frame, [index * 4, index * 4 + 14], [110, 0], { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' })}%)`,
              }}
            >
              {word}
            </span>
          </span>
        ))}
      </div>
    </AbsoluteFill>
  );
}
