import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Paper() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#fbf8f2', alignItems: 'center', justifyContent: 'center' }}>
      {[0, 1, 2].map((row) => (
        <div
          key={row}
          style={{
            width: 640 - row * 120,
            height: 110,
            margin: 24,
            borderRadius: 20,
            background: ['#dcd9d3', '#e3dfd8', '#d9d4cb'][row],
            transform: `translateX(${Math.sin(frame / 12 + row) * 60}px)`,
          }}
        />
      ))}
    </AbsoluteFill>
  );
}
