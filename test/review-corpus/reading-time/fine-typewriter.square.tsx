import { AbsoluteFill, useCurrentFrame } from 'remotion';

const sentence = 'Hello, stranger';

export default function Typed() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        background: '#18181b',
        color: '#a7f3d0',
        fontFamily: '"JetBrains Mono Variable", "Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 90 }}>{sentence.slice(0, Math.floor(frame / 2) + 1)}</div>
    </AbsoluteFill>
  );
}
