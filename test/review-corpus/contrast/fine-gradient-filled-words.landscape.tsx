import { AbsoluteFill } from 'remotion';

export default function Filled() {
  return (
    <AbsoluteFill
      style={{
        background: '#05060d',
        alignItems: 'center',
        justifyContent: 'center',
        fontFamily: '"Manrope Variable"',
      }}
    >
      <div
        style={{
          fontSize: 200,
          fontWeight: 800,
          backgroundImage: 'linear-gradient(90deg, #7df9ff, #ff9df5)',
          backgroundClip: 'text',
          WebkitBackgroundClip: 'text',
          color: 'transparent',
        }}
      >
        Aurora
      </div>
    </AbsoluteFill>
  );
}
