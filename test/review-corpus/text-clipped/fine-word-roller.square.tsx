import { AbsoluteFill, interpolate, useCurrentFrame } from 'remotion';

const words = ['faster', 'calmer', 'kinder'];
export default function Roller() {
  const frame = useCurrentFrame();
  const at = interpolate(frame, [0, 12, 24, 36], [0, 0, 1, 2], { extrapolateRight: 'clamp' });
  return (
    <AbsoluteFill
      style={{
        background: '#fffcf2',
        alignItems: 'center',
        justifyContent: 'center',
        fontFamily: '"Manrope Variable", sans-serif',
        fontWeight: 800,
        fontSize: 120,
        color: '#252422',
      }}
    >
      <div>Work</div>
      <div style={{ height: 160, overflow: 'hidden' }}>
        <div style={{ transform: `translateY(${-at * 160}px)` }}>
          {words.map((word) => (
            <div key={word} style={{ height: 160, lineHeight: '160px', color: '#c8401a' }}>
              {word}
            </div>
          ))}
        </div>
      </div>
    </AbsoluteFill>
  );
}
