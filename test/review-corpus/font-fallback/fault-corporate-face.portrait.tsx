import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Corporate() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#fffaf3', color: '#2b1d0e', fontFamily: '"Manrope Variable"' }}>
      <div
        style={{
          position: 'absolute',
          left: 100,
          top: 700,
          fontSize: 110,
          fontWeight: 700,
          fontFamily: 'Gotham Rounded, sans-serif',
        }}
      >
        Bread at seven
      </div>
      <div
        style={{
          position: 'absolute',
          left: 120 + frame * 2,
          top: 1400,
          width: 140,
          height: 40,
          background: '#ff9f1c',
          borderRadius: 20,
        }}
      />
    </AbsoluteFill>
  );
}
