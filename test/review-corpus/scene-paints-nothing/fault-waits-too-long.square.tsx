import { AbsoluteFill, Sequence } from 'remotion';

export default function Late() {
  return (
    <Sequence from={120}>
      <AbsoluteFill style={{ background: '#0ea5e9', fontSize: 120 }}>Too late</AbsoluteFill>
    </Sequence>
  );
}
