import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Breath() {
  const glow = 40 + 20 * Math.sin(useCurrentFrame() / 15);
  return (
    <AbsoluteFill
      style={{
        background: '#10002b',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{ width: 420, height: 420, borderRadius: 210, background: `hsl(275 80% ${glow}%)`, marginBottom: 60 }}
      />
      <div style={{ fontSize: 90, fontWeight: 800 }}>Breathe</div>
    </AbsoluteFill>
  );
}
