import { AbsoluteFill, useCurrentFrame } from 'remotion';

const lines = [
  'Pick a colour from the wall',
  'Mix it with our own base',
  'Paint before the rain comes',
  'Dry by tomorrow at noon',
  'Enjoy it for twenty years',
  'Send us a picture of it',
];

export default function Fast() {
  const line = lines[Math.floor(useCurrentFrame() / 15) % lines.length];
  return (
    <AbsoluteFill
      style={{
        background: '#0f766e',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
        padding: 90,
      }}
    >
      <div style={{ fontSize: 84, fontWeight: 700, textAlign: 'center' }}>{line}</div>
    </AbsoluteFill>
  );
}
