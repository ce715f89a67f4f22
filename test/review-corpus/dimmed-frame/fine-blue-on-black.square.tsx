import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Blue() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#020204', alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          width: 420,
          height: 420,
          background: '#0a2be0',
          borderRadius: 40,
          transform: `rotate(${frame * 2}deg)`,
        }}
      />
    </AbsoluteFill>
  );
}
