import { AbsoluteFill, useCurrentFrame } from 'remotion';

const shapes: { id: string; from: number }[] = [];

export default function Empty() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill>
      {shapes
        .filter(({ from }) => frame >= from)
        .map(({ id }) => (
          <div key={id} style={{ width: 200, height: 200, background: '#f00' }} />
        ))}
    </AbsoluteFill>
  );
}
