import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Pendulum() {
  const frame = useCurrentFrame();
  const x = Math.abs(((frame * 12) % 1200) - 600) - 300;
  return (
    <AbsoluteFill
      style={{
        background: '#1d1135',
        color: '#fff',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{ transform: `translateX(${x}px)`, fontSize: 110, fontWeight: 800 }}>Doors open at nine</div>
    </AbsoluteFill>
  );
}
