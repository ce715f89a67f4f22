import { AbsoluteFill, useCurrentFrame } from 'remotion';

const prices = [12, 18, 24];

export default function Prices() {
  const price = prices[Math.floor(useCurrentFrame() / 20)];
  return (
    <AbsoluteFill
      style={{
        background: '#fff',
        color: '#111',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 200, fontWeight: 800 }}>€ {(price as number).toFixed(2)}</div>
    </AbsoluteFill>
  );
}
