import { AbsoluteFill } from 'remotion';

export default function Tilted() {
  return (
    <AbsoluteFill
      style={{
        background: '#1c2b1a',
        color: '#f4ffe9',
        fontFamily: '"Manrope Variable"',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          transform: 'rotate(-8deg)',
          fontSize: 170,
          fontWeight: 800,
          background: '#3f7d20',
          padding: '20px 70px',
        }}
      >
        Wild garden
      </div>
    </AbsoluteFill>
  );
}
