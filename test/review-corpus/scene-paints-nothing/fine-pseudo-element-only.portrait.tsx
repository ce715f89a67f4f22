import { AbsoluteFill, useCurrentFrame } from 'remotion';
export default function Scene() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        color: '#f3f5ff',
        fontFamily: '"Manrope Variable", sans-serif',
        fontWeight: 700,
        fontSize: 80,
        background: 'transparent',
      }}
    >
      <style>
        {
          '.orb::before { content: ""; position: absolute; inset: 200px; border-radius: 50%; background: radial-gradient(circle, #ff9f43, #5b2bff) }'
        }
      </style>
      <div className="orb" style={{ position: 'absolute', left: 100 + frame * 2, top: 500, width: 800, height: 800 }} />
    </AbsoluteFill>
  );
}
