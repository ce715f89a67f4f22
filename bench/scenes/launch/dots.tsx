import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Dots() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill>
      {Array.from({ length: 60 }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other name.
          key={index}
          style={{
            position: 'absolute',
            left: `${(index * 37) % 100}%`,
            top: `${(index * 53 + frame * 0.3) % 100}%`,
            width: 10,
            height: 10,
            borderRadius: 5,
            background: 'rgba(255,255,255,0.35)',
          }}
        />
      ))}
    </AbsoluteFill>
  );
}
