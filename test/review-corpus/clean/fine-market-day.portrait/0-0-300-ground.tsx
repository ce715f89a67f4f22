import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Ground() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#fff8ec', overflow: 'hidden' }}>
      {[0, 1, 2, 3, 4].map((i) => (
        <div
          key={i}
          style={{
            position: 'absolute',
            left: -200 + i * 260,
            top: 200 + ((i * 577 + frame * 2) % 1500),
            width: 240,
            height: 240,
            borderRadius: 120,
            background: ['#ffe2b8', '#ffd0c2', '#e3efc4', '#cfe8e5', '#f6d9ee'][i],
          }}
        />
      ))}
    </AbsoluteFill>
  );
}
