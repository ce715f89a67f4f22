import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Seconds() {
  const second = Math.floor(useCurrentFrame() / 30);
  return (
    <AbsoluteFill
      style={{
        background: '#13131a',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ fontSize: 60, color: '#9fd3c7', fontWeight: 600 }}>Doors close in</div>
      <div style={{ fontSize: 320, fontWeight: 800, fontVariantNumeric: 'tabular-nums' }}>{12 - second}</div>
    </AbsoluteFill>
  );
}
