import { AbsoluteFill, useCurrentFrame } from 'remotion';

const words = 'Every morning we bake bread for four thousand people in this city and nobody sees us do it'.split(' ');
export default function Flicker() {
  const frame = useCurrentFrame();
  const word = words[Math.min(words.length - 1, Math.floor(frame / 5))];
  return (
    <AbsoluteFill style={{ background: '#7f1d1d', alignItems: 'center', justifyContent: 'center' }}>
      <div style={{ fontSize: 180, fontWeight: 800, color: '#fee2e2', fontFamily: '"Manrope Variable", sans-serif' }}>
        {word}
      </div>
    </AbsoluteFill>
  );
}
