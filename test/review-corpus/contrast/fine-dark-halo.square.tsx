import { AbsoluteFill, useCurrentFrame } from 'remotion';

export default function Halo() {
  const frame = useCurrentFrame();
  const pan = frame * 1.2;
  return (
    <AbsoluteFill
      style={{
        background: `repeating-linear-gradient(${45 + pan / 10}deg, #e2e8f0 0 60px, #94a3b8 60px 120px)`,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          fontSize: 160,
          fontWeight: 800,
          color: '#fff',
          textShadow: '0 0 18px #000, 0 0 18px #000, 0 0 30px #000, 0 0 40px #000',
          fontFamily: '"Manrope Variable", sans-serif',
        }}
      >
        Loud
      </div>
    </AbsoluteFill>
  );
}
