import type React from 'react';
import { AbsoluteFill, Sequence } from 'remotion';

const Line: React.FC<{ words: string }> = ({ words }) => (
  <AbsoluteFill
    style={{
      alignItems: 'center',
      justifyContent: 'center',
      fontSize: 130,
      fontWeight: 800,
      color: '#fff',
      fontFamily: '"Manrope Variable", sans-serif',
    }}
  >
    {words}
  </AbsoluteFill>
);
export default function Holes() {
  return (
    <AbsoluteFill style={{ background: 'radial-gradient(circle, #312e81, #1e1b4b)' }}>
      <Sequence from={0} durationInFrames={34}>
        <Line words="First" />
      </Sequence>
      <Sequence from={56} durationInFrames={34}>
        <Line words="Second" />
      </Sequence>
    </AbsoluteFill>
  );
}
