import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Clouds() {
  const drift = useCurrentFrame();
  return (
    <AbsoluteFill style={{ background: '#4c8bf5', overflow: 'hidden' }}>
      {[0, 1, 2, 3, 4].map((place) => (
        <div
          key={place}
          style={{
            position: 'absolute',
            left: place * 220 - 120 + drift,
            top: 380 + (place % 2) * 90,
            width: 420,
            height: 260,
            borderRadius: 200,
            background: '#fdfeff',
          }}
        />
      ))}
      <div
        style={{
          position: 'absolute',
          left: 120,
          top: 470,
          fontFamily: '"Manrope Variable"',
          fontSize: 110,
          fontWeight: 800,
          color: '#ffffff',
        }}
      >
        Above it all
      </div>
    </AbsoluteFill>
  );
}
