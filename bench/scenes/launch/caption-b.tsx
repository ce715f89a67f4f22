import { AbsoluteFill, spring, useCurrentFrame, useVideoConfig } from 'remotion';

const words = 'Start free today with Acme'.split(' ');

export default function Caption() {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  return (
    <AbsoluteFill style={{ justifyContent: 'flex-end', alignItems: 'center', paddingBottom: 80 }}>
      <div style={{ display: 'flex', gap: 16, color: '#fff', fontFamily: '"Manrope Variable"', fontSize: 64 }}>
        {words.map((word, index) => {
          const shown = spring({ frame: frame - index * 4, fps });
          return (
            <span key={word} style={{ opacity: shown, transform: `translateY(${(1 - shown) * 40}px)` }}>
              {word}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
}
